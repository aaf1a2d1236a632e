/** A channel between the tabs of this phone; undefined where the browser has none or refuses it. */
export function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name)
  } catch {
    return undefined
  }
}
