/** Tells every tab of this phone that the app opens without network from now on. */
import { openChannel } from './open-channel.ts'

const CHANNEL = 'app-kept'

export function tellAppReady(): void {
  const channel = openChannel(CHANNEL)
  channel?.postMessage(null)
  channel?.close()
}

/** Calls when this tab or another one has stored the app. Returns the way to stop. */
export function onAppReady(action: () => void): () => void {
  const channel = openChannel(CHANNEL)
  if (channel) channel.onmessage = action
  return () => channel?.close()
}
