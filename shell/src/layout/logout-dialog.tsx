import { readDrafts, useOutbox } from '@sureda/remote/offline'
import { useSession } from '@sureda/remote/session'
import { ConfirmDialog } from '@sureda/ui/overlays'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { logout } from '../session/sign-out.ts'
import { setLogoutOpen, useOverlays } from './overlay-state.ts'

export function LogoutDialog() {
  const { t } = useTranslation('shell')
  const isOpen = useOverlays((state) => state.isLogoutOpen)
  const userId = useSession((state) => state.user?.id)
  const actions = useOutbox(({ items }) => items.filter((item) => item.userId === userId).length)
  const [drafts, setDrafts] = useState(0)
  useEffect(() => {
    if (isOpen && userId)
      void readDrafts(userId).then((all) => setDrafts(all.filter((draft) => draft.isWaiting).length))
  }, [isOpen, userId])
  const waiting = actions + drafts
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={setLogoutOpen}
      title={t('logout.title')}
      text={`${waiting > 0 ? t('logout.waiting', { count: waiting }) : t('logout.text')} ${t('logout.phone')}`}
      confirmLabel={t('logout.confirm')}
      cancelLabel={t('common.cancel')}
      onConfirm={logout}
    />
  )
}
