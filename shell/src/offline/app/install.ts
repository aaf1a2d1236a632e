/** The way onto the home screen. Browsers that can do it by a button tell so once, early; on Apple's phones a person does it by hand. */
import { create } from 'zustand'

interface InstallPrompt extends Event {
  prompt: () => Promise<void>
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

export const useInstall = create<{ prompt: InstallPrompt | null; isInstalled: boolean }>(() => ({
  prompt: null,
  isInstalled: false,
}))

/** Called at the start: the browser's offer comes once, before most of our code is here. It is shown where something is saved, never by itself. */
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
  // an offer can be taken up once
  useInstall.setState({ prompt: null })
}

export type WayToInstall = 'button' | 'by-hand' | null

/** How this person can put the app on their home screen; null where it is there already or the way is unknown. */
export function wayToInstall(hasPrompt: boolean, userAgent = navigator.userAgent): WayToInstall {
  if (matchMedia('(display-mode: standalone)').matches) return null
  if (hasPrompt) return 'button'
  return /iphone|ipad|ipod/i.test(userAgent) ? 'by-hand' : null
}
