/** Installing on the home screen. Some browsers announce an install prompt early; on Apple's phones people do it by hand. */
import { create } from 'zustand'

interface InstallPrompt extends Event {
  prompt: () => Promise<void>
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

export const useInstall = create<{ prompt: InstallPrompt | null; isInstalled: boolean }>(() => ({
  prompt: null,
  isInstalled: false,
}))

/**
 * Called at the start, because the browser announces its prompt once, before most code has loaded. It is shown where
 * something is saved, never by itself.
 */
export function watchInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    useInstall.setState({ prompt: event as InstallPrompt })
  })
  addEventListener('appinstalled', () => useInstall.setState({ prompt: null, isInstalled: true }))
}

export async function install(): Promise<void> {
  const { prompt } = useInstall.getState()
  await prompt?.prompt()
  // a prompt can be used once
  useInstall.setState({ prompt: null })
}

export type WayToInstall = 'button' | 'by-hand' | null

/** How this person can install the app; null if it is installed or the way is unknown. */
export function wayToInstall(hasPrompt: boolean, userAgent = navigator.userAgent): WayToInstall {
  if (matchMedia('(display-mode: standalone)').matches) return null
  if (hasPrompt) return 'button'
  return /iphone|ipad|ipod/i.test(userAgent) ? 'by-hand' : null
}
