import { lazy, Suspense, useState } from 'react'
import { useOverlays } from './overlay-state.ts'

const SignInPrompt = lazy(async () => ({ default: (await import('./sign-in-prompt.tsx')).SignInPrompt }))
const LogoutDialog = lazy(async () => ({ default: (await import('./logout-dialog.tsx')).LogoutDialog }))

/** True from the first time on: a dialog once opened stays mounted, so that it can leave with its movement. */
function useOnce(isWanted: boolean): boolean {
  const [was, setWas] = useState(isWanted)
  if (isWanted && !was) setWas(true)
  return was
}

export function Overlays() {
  const wantsPrompt = useOnce(useOverlays((state) => state.loginTarget !== null))
  const wantsLogout = useOnce(useOverlays((state) => state.isLogoutOpen))
  return (
    <Suspense>
      {wantsPrompt && <SignInPrompt />}
      {wantsLogout && <LogoutDialog />}
    </Suspense>
  )
}
