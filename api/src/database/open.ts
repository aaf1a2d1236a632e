import { join, resolve } from 'node:path'
import type { Config } from '../config.ts'
import { makePrivate } from '../storage/private-folder.ts'
import type { Database } from './database.ts'
import { assertNotMoved } from './moved-database.ts'
import { createReadReplica } from './read-replica.ts'

export interface OpenOptions {
  /** PostgreSQL address; takes precedence over `dataDir`. */
  url?: string
  /** Folder of the embedded installation; the cluster is in `<dataDir>/database`. Default `.data`. */
  dataDir?: string
  /** Embedded only: `off` loses acknowledged writes at a power cut. For tests. */
  durability?: 'full' | 'off'
  /** PostgreSQL address of a streaming replica. */
  readUrl?: string | undefined
  poolSize?: number
  pooler?: 'none' | 'transaction'
  onError?: (error: unknown) => void
}

/** The settings of the database; a replica is for servers only. */
export type DatabaseConfig = Pick<
  Config,
  'DATABASE_URL' | 'DATABASE_POOLER' | 'DATABASE_POOL_SIZE' | 'DATA_DIR' | 'EMBEDDED_DURABILITY'
> &
  Partial<Pick<Config, 'DATABASE_READ_URL'>>

/** The database options of the configuration. */
export const databaseOptions = (config: DatabaseConfig): OpenOptions => ({
  url: config.DATABASE_URL,
  dataDir: config.DATA_DIR,
  durability: config.EMBEDDED_DURABILITY,
  readUrl: config.DATABASE_READ_URL,
  poolSize: config.DATABASE_POOL_SIZE,
  pooler: config.DATABASE_POOLER,
})

/**
 * Opens PostgreSQL if there is an address, else the embedded engine; each is loaded on demand (16 MB of WebAssembly). The data folder, which also has mails and keys,
 * becomes readable only for the owner. Throws `DatabaseInUseError` if another process has the embedded database open.
 */
export async function openDatabase(options: OpenOptions = {}): Promise<Database> {
  const { url, dataDir = '.data', onError } = options
  makePrivate(resolve(dataDir))
  if (url) {
    const { openPostgres } = await import('./postgres.ts')
    const { poolSize, pooler, readUrl } = options
    const primary = await openPostgres({ url, poolSize, pooler, onError })
    if (!readUrl) return primary
    const replica = createReadReplica(
      await openPostgres({ url: readUrl, poolSize, pooler, isReplica: true, onError: () => undefined }),
    )
    return {
      ...primary,
      replica,
      close: async () => void (await Promise.all([replica.close(), primary.close()])),
    }
  }
  assertNotMoved(resolve(dataDir))
  const { openEmbedded } = await import('./embedded.ts')
  return openEmbedded({
    directory: join(resolve(dataDir), 'database'),
    durability: options.durability,
    onError,
  })
}
