import { whenIdle } from '@sureda/remote/device'
import { isAuthenticated, useSession } from '@sureda/remote/session'
import { useEffect, useState } from 'react'
import { LazyOverlay } from './lazy-overlay.tsx'
import { askToLogin, closeLoginPrompt, setLogoutOpen, useOverlays } from './overlay-state.ts'

const loadPrompt = async () => (await import('./sign-in-prompt.tsx')).SignInPrompt
const loadLogout = async () => (await import('./logout-dialog.tsx')).LogoutDialog

/** The question before signing out comes ahead of its tap: who is in a dead spot with a phone that others use must get out. */
const fetchLogout = () =>
  void loadLogout().catch(() => addEventListener('online', fetchLogout, { once: true }))

export function Overlays() {
  const target = useOverlays((state) => state.loginTarget)
  const wantsLogout = useOverlays((state) => state.isLogoutOpen)
  const isMember = useSession(isAuthenticated)
  // the place to come back to is forgotten when the prompt closes
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
