import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { printError } from '../log/crash.ts'
import type { Database, Db, ScriptSession } from './database.ts'
import {
  DurableNodeFS,
  isCompleteCluster,
  isEmptyOrAbsent,
  moveIntoPlace,
  removeUnfinished,
  type SyncCounter,
  syncTree,
} from './embedded-files.ts'
import { takeLock } from './embedded-lock.ts'
import { keepUp } from './embedded-upkeep.ts'
import { guardOuterHandle } from './guard.ts'

export interface EmbeddedOptions {
  /** Folder of the cluster, or absent for a database in memory (tests). */
  directory?: string
  /** `off` trades safety against a power cut for speed; for tests only. */
  durability?: 'full' | 'off'
  /** A database dumped by `PGlite.dumpDataDir`, to start from (memory only). */
  snapshot?: Blob
  onError?: (error: unknown) => void
}

export interface EmbeddedDatabase extends Database {
  kind: 'embedded'
  syncs: SyncCounter
  client: PGlite
}

// fdatasync is an empty stub in the WebAssembly build: fsync is the only way to the disk
const durableStart = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'max_wal_size=64MB',
]

export async function openEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { directory, onError = (error) => printError('database upkeep failed', error) } = options
  const syncs: SyncCounter = { calls: 0 }
  const release = directory ? takeLock(directory) : () => undefined
  try {
    const client = directory
      ? await openDirectory(directory, options.durability ?? 'full', syncs)
      : await PGlite.create({ loadDataDir: options.snapshot })
    const stopUpkeep = directory ? keepUp(client, onError) : async () => undefined
    const db = guardOuterHandle(drizzle(client) as unknown as Db)
    let migrating: Promise<unknown> = Promise.resolve()
    return {
      kind: 'embedded',
      db,
      client,
      syncs,
      withScriptSession: (fn) => {
        const session = migrating.then(() => fn(scriptSession(client)))
        migrating = session.catch(() => undefined)
        return session
      },
      ping: async () => void (await client.query('select 1')),
      settle: async () => void (directory && (await client.exec('checkpoint'))),
      close: async () => {
        await stopUpkeep()
        if (directory) await client.exec('checkpoint')
        await client.close()
        release()
      },
    }
  } catch (error) {
    release()
    throw error
  }
}

async function openDirectory(
  directory: string,
  durability: 'full' | 'off',
  syncs: SyncCounter,
): Promise<PGlite> {
  removeUnfinished(directory)
  if (isEmptyOrAbsent(directory)) await createCluster(directory)
  else if (!isCompleteCluster(directory)) {
    throw new Error(
      `${directory} holds no complete database (its creation was interrupted, or files were removed). ` +
        'Move the folder away and start again, or restore it from a backup.',
    )
  }
  if (durability === 'off') return PGlite.create({ dataDir: directory })
  const client = await PGlite.create({ fs: new DurableNodeFS(directory, syncs), startParams: durableStart })
  await client.exec('checkpoint')
  syncTree(directory)
  return client
}

/** initdb beside the final place, moved there only when complete. */
async function createCluster(directory: string): Promise<void> {
  const prepared = `${directory}.new-${process.pid}`
  mkdirSync(dirname(directory), { recursive: true })
  const client = await PGlite.create({ dataDir: prepared })
  await client.close()
  moveIntoPlace(prepared, directory)
}

function scriptSession(client: PGlite): ScriptSession {
  return {
    apply: (script, after) =>
      client.transaction(async (tx) => {
        await tx.exec(script)
        await tx.query(after.text, after.values)
      }),
    query: async <Row>(text: string, values: unknown[] = []) => (await client.query<Row>(text, values)).rows,
  }
}
