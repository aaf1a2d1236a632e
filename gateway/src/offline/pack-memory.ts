import type { MadePack } from './pack.ts'

/** Content changes reach new downloads after this. */
const FRESH_MS = 60_000
const MAX_BYTES = 32 * 1024 * 1024

interface Entry {
  at: number
  made: Promise<MadePack | undefined>
  bytes: number
}

/** The latest packs: a territory has some two hundred answers, and a phone requests its list and its answers in turn. */
export function packMemory(now: () => number = Date.now) {
  const entries = new Map<string, Entry>()
  let total = 0

  const drop = (key: string) => {
    total -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }

  return {
    /** The pack of this name, built once for concurrent requests. */
    get: (key: string, make: () => Promise<MadePack | undefined>): Promise<MadePack | undefined> => {
      const known = entries.get(key)
      if (known && now() - known.at < FRESH_MS) return known.made
      drop(key)
      const entry: Entry = { at: now(), made: make(), bytes: 0 }
      entries.set(key, entry)
      entry.made.then(
        (made) => {
          if (entries.get(key) !== entry) return
          // missing packs are not cached: anyone can invent names
          if (!made) return drop(key)
          entry.bytes = made.answers.length + JSON.stringify(made.pack).length
          total += entry.bytes
          for (const oldest of entries.keys()) if (total > MAX_BYTES && oldest !== key) drop(oldest)
        },
        () => entries.get(key) === entry && drop(key),
      )
      return entry.made
    },
  }
}
