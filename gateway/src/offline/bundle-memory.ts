import type { MadeBundle } from './bundle.ts'

/** About three release sets. */
const MAX_CACHED = 40

/** The latest bundles by id: each is built once for concurrent requests. */
export function bundleMemory() {
  const cached = new Map<string, Promise<MadeBundle | undefined>>()
  const settle = (id: string, made?: MadeBundle) => {
    // missing bundles are not cached and evict nothing: anyone can invent ids
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
