/** Tells every tab of this phone that the app opens without network from now on. */
const CHANNEL = 'app-kept'

export function tellAppKept(): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(null)
  channel.close()
}

/** Calls when this tab or another one has kept the app. Returns the way to stop. */
export function onAppKept(action: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = action
  return () => channel.close()
}
