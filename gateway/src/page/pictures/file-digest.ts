import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { LRUCache } from 'lru-cache'

const known = new LRUCache<string, { digest: string; changed: number; bytes: number }>({ max: 2_000 })

/**
 * SHA-256 of a file in hex. Every page needs those of its pictures, so a file is read again only when it has changed.
 * @throws if there is no such file
 */
export function fileDigest(file: string): string {
  const { mtimeMs: changed, size: bytes } = statSync(file)
  const before = known.get(file)
  if (before?.changed === changed && before.bytes === bytes) return before.digest
  const digest = createHash('sha256').update(readFileSync(file)).digest('hex')
  known.set(file, { digest, changed, bytes })
  return digest
}
