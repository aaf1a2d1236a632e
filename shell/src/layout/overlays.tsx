import { LazyOverlay } from './lazy-overlay.tsx'
import { closeLoginPrompt, setLogoutOpen, useOverlays } from './overlay-state.ts'

const loadPrompt = async () => (await import('./sign-in-prompt.tsx')).SignInPrompt
const loadLogout = async () => (await import('./logout-dialog.tsx')).LogoutDialog

export function Overlays() {
  const wantsPrompt = useOverlays((state) => state.loginTarget !== null)
  const wantsLogout = useOverlays((state) => state.isLogoutOpen)
  return (
    <>
      <LazyOverlay load={loadPrompt} isOpen={wantsPrompt} onClose={closeLoginPrompt} />
      <LazyOverlay load={loadLogout} isOpen={wantsLogout} onClose={() => setLogoutOpen(false)} />
    </>
  )
}
