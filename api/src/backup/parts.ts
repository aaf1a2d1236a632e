import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { ObjectStore } from '../storage/object-store.ts'
import { StorageError } from '../storage/storage-error.ts'
import { DamagedBackupError } from './backup-error.ts'
import type { Part } from './manifest.ts'

const pack = promisify(gzip)
const unpack = promisify(gunzip)

/** Uncompressed size of a part, which is what writing and reading hold in memory. */
export const PART_BYTES = 8 * 1024 * 1024

type Change = (bytes: Uint8Array) => Promise<Uint8Array>

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Compresses, encrypts and stores one part while the next one is read; `end` waits for the last. */
export class PartWriter {
  readonly #store: ObjectStore
  readonly #encrypt: Change
  #pending: Promise<void> = Promise.resolve()

  constructor(store: ObjectStore, encrypt: Change) {
    this.#store = store
    this.#encrypt = encrypt
  }

  /** Adds the entry to `parts` once the part is stored, in the order of the calls. */
  async add(name: string, bytes: Buffer, parts: Part[]): Promise<void> {
    await this.#pending
    this.#pending = this.#write(name, bytes, parts)
    // the next call reports it
    this.#pending.catch(() => undefined)
  }

  async #write(name: string, bytes: Buffer, parts: Part[]): Promise<void> {
    const stored = await this.#encrypt(await pack(bytes))
    await this.#store.put(name, stored)
    parts.push({ name, bytes: stored.length, sha256: hashOf(stored) })
  }

  end(): Promise<void> {
    return this.#pending
  }
}

/** The bytes of a part as stored. Throws `BackupError` naming a part that is missing or has changed. */
export async function readStored(store: ObjectStore, { name, bytes, sha256 }: Part): Promise<Buffer> {
  const changed = (cause?: unknown) =>
    new DamagedBackupError(`The backup is damaged: ${name} is not what was written.`, { cause })
  const stored = await store.get(name).catch((error: unknown) => {
    throw error instanceof StorageError && error.fault === 'damaged' ? changed(error) : error
  })
  if (!stored) throw new DamagedBackupError(`The backup is not whole: ${name} is missing.`)
  if (stored.length !== bytes || hashOf(stored) !== sha256) throw changed()
  return stored
}

/** The bytes of a part as they were given to `PartWriter`. */
export async function readPart(store: ObjectStore, part: Part, decrypt: Change): Promise<Buffer> {
  return unpack(await decrypt(await readStored(store, part)))
}
