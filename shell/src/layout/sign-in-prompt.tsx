import { paths } from '@sureda/contract/remote/paths'
import { savePostLoginTarget } from '@sureda/remote/session'
import { Button, Motif } from '@sureda/ui/base'
import { Dialog } from '@sureda/ui/overlays'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { goTo } from '../router/navigation.ts'
import { closeLoginPrompt, useOverlays } from './overlay-state.ts'
import css from './sign-in-prompt.module.css'

/** Asks a guest to sign in. Continue opens the login screen with the address to return to; anything else stays here. */
export function SignInPrompt() {
  const { t } = useTranslation('shell')
  const target = useOverlays((state) => state.loginTarget)
  // the text stays while the dialog closes
  const [shown, setShown] = useState(target)
  if (target !== null && target !== shown) setShown(target)
  const proceed = () => {
    if (target) savePostLoginTarget(target)
    closeLoginPrompt()
    goTo(paths.login())
  }
  return (
    <Dialog
      isOpen={target !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) closeLoginPrompt()
      }}
      title={t('prompt.title')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button variant="secondary" onPress={closeLoginPrompt}>
            {t('common.notNow')}
          </Button>
          <Button onPress={proceed}>{t('common.continue')}</Button>
        </>
      }
    >
      <div className={css.body}>
        <Motif name="rings" size={88} />
        <p>{t(shown === paths.favorites() ? 'prompt.favorites' : 'prompt.text')}</p>
      </div>
    </Dialog>
  )
}
