import { ConfirmDialog } from '@sureda/ui/confirm-dialog'
import { useTranslation } from 'react-i18next'
import { logout } from '../session/sign-out.ts'
import { setLogoutOpen, useOverlays } from './overlay-state.ts'

export function LogoutDialog() {
  const { t } = useTranslation('shell')
  const isOpen = useOverlays((state) => state.isLogoutOpen)
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={setLogoutOpen}
      title={t('logout.title')}
      text={t('logout.text')}
      confirmLabel={t('logout.confirm')}
      cancelLabel={t('common.cancel')}
      onConfirm={logout}
    />
  )
}
