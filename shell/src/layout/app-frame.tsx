import { faultMessage, regionalLocale, useFormat } from '@sureda/remote/format'
import { useSession } from '@sureda/remote/session'
import { UiProvider } from '@sureda/ui/core'
import { ToastRegion } from '@sureda/ui/frame'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router-dom'
import { openLink } from '../router/open-link.ts'
import { RedirectMessage } from './errors/redirect-message.tsx'
import { NavigationEffects } from './navigation-effects.tsx'
import { Overlays } from './overlays.tsx'

/** Frame of every screen, the shell's and the remotes': links, messages, dialogs, title, scroll position. */
export function AppFrame() {
  const { t } = useTranslation('shell')
  const format = useFormat()
  const language = useSession((state) => state.language)
  return (
    <UiProvider locale={regionalLocale(language)} navigate={openLink} faultMessage={faultMessage(t, format)}>
      <Outlet />
      <NavigationEffects />
      <RedirectMessage />
      <Overlays />
      <ToastRegion label={t('app.messages')} dismissLabel={t('common.close')} />
    </UiProvider>
  )
}
