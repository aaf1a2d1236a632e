import { join, resolve } from 'node:path'
import { keepPrivate } from '../storage/private-folder.ts'
import type { Database } from './database.ts'

export interface OpenOptions {
  /** PostgreSQL address; wins over `dataDir`. */
  url?: string
  /** Folder for everything the embedded installation keeps; the cluster is in `<dataDir>/database`. Default `.data`. */
  dataDir?: string
  /** Embedded only: `off` loses acknowledged writes at a power cut. For tests. */
  durability?: 'full' | 'off'
  poolSize?: number
  onError?: (error: unknown) => void
}

/**
 * The one way to both engines: PostgreSQL when an address is given, else the embedded one. Throws `DatabaseInUseError` when another process
 * has the embedded database open. The data folder, which holds mails and keys also beside PostgreSQL, becomes the owner's alone. Engines are loaded on demand: a server on PostgreSQL never reads the 16 MB of WebAssembly.
 */
export async function openDatabase(options: OpenOptions = {}): Promise<Database> {
  const { url, dataDir = '.data', onError } = options
  keepPrivate(resolve(dataDir))
  if (url) {
    const { openPostgres } = await import('./postgres.ts')
    return openPostgres({ url, poolSize: options.poolSize, onError })
  }
  const { openEmbedded } = await import('./embedded.ts')
  return openEmbedded({
    directory: join(resolve(dataDir), 'database'),
    durability: options.durability,
    onError,
  })
}
