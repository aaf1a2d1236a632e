import type { MadeBundle } from './bundle.ts'

/** Some three release sets. */
const KEPT = 40

/** The bundles made last, by their id: each is made once for all who ask meanwhile. */
export function bundleMemory() {
  const kept = new Map<string, Promise<MadeBundle | undefined>>()
  const settle = (id: string, made?: MadeBundle) => {
    // what does not exist is not remembered, nor does it push out what does: names are free, memory is not
    if (!made) return kept.delete(id)
    for (const oldest of kept.keys()) if (kept.size > KEPT && oldest !== id) kept.delete(oldest)
  }
  return {
    get: (id: string, make: () => Promise<MadeBundle | undefined>): Promise<MadeBundle | undefined> => {
      const known = kept.get(id)
      if (known) return known
      const making = make()
      kept.set(id, making)
      making.then(
        (made) => settle(id, made),
        () => settle(id),
      )
      return making
    },
  }
}
