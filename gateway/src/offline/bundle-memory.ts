import type { MadeBundle } from './bundle.ts'

/** Some three release sets. */
const MAX_CACHED = 40

/** The bundles made last, by their id: each is made once for all who ask meanwhile. */
export function bundleMemory() {
  const cached = new Map<string, Promise<MadeBundle | undefined>>()
  const settle = (id: string, made?: MadeBundle) => {
    // what does not exist is not remembered, nor does it push out what does: names are free, memory is not
    if (!made) return cached.delete(id)
    for (const oldest of cached.keys()) if (cached.size > MAX_CACHED && oldest !== id) cached.delete(oldest)
  }
  return {
    get: (id: string, make: () => Promise<MadeBundle | undefined>): Promise<MadeBundle | undefined> => {
      const known = cached.get(id)
      if (known) return known
      const making = make()
      cached.set(id, making)
      making.then(
        (made) => settle(id, made),
        () => settle(id),
      )
      return making
    },
  }
}
