import { whenIdle } from '@sureda/remote/device'
import { isAuthenticated, useSession } from '@sureda/remote/session'
import { useEffect, useState } from 'react'
import { LazyOverlay } from './lazy-overlay.tsx'
import { askToLogin, closeLoginPrompt, setLogoutOpen, useOverlays } from './overlay-state.ts'

const loadPrompt = async () => (await import('./sign-in-prompt.tsx')).SignInPrompt
const loadLogout = async () => (await import('./logout-dialog.tsx')).LogoutDialog

/** The sign-out dialog loads before it is needed: a person without network must be able to sign out of a shared phone. */
const fetchLogout = () =>
  void loadLogout().catch(() => addEventListener('online', fetchLogout, { once: true }))

export function Overlays() {
  const target = useOverlays((state) => state.loginTarget)
  const wantsLogout = useOverlays((state) => state.isLogoutOpen)
  const isMember = useSession(isAuthenticated)
  // the address to return to is dropped when the prompt closes
  const [wanted, setWanted] = useState('')
  if (target !== null && target !== wanted) setWanted(target)
  useEffect(() => {
    if (isMember) whenIdle(fetchLogout)
  }, [isMember])
  return (
    <>
      <LazyOverlay
        load={loadPrompt}
        isOpen={target !== null}
        onClose={closeLoginPrompt}
        onRetry={() => askToLogin(wanted)}
      />
      <LazyOverlay
        load={loadLogout}
        isOpen={wantsLogout}
        onClose={() => setLogoutOpen(false)}
        onRetry={() => setLogoutOpen(true)}
      />
    </>
  )
}
