/** Tells every tab of this phone that the app now opens offline. */
import { openChannel } from './open-channel.ts'

const CHANNEL = 'app-kept'

export function announceAppReady(): void {
  const channel = openChannel(CHANNEL)
  channel?.postMessage(null)
  channel?.close()
}

/** Calls when this or another tab has stored the app. Returns the unsubscribe function. */
export function onAppReady(action: () => void): () => void {
  const channel = openChannel(CHANNEL)
  if (channel) channel.onmessage = action
  return () => channel?.close()
}
