import { mkdirSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { NodeFS } from '@electric-sql/pglite/nodefs'
import { printError } from '../log/crash.ts'
import { makePrivate, PRIVATE_FOLDER } from '../storage/private-folder.ts'
import { writeToDatabase } from '../storage/trial-writes.ts'
import { WriteHealth } from '../storage/write-health.ts'
import type { Database, Db, ScriptSession } from './database.ts'
import { copyOpenDatabase } from './embedded-copy.ts'
import { startEngine } from './embedded-engine.ts'
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
import { startMaintenance } from './embedded-maintenance.ts'
import { guardOuterHandle } from './guard.ts'
import { requireOrm } from './orm.ts'

const { drizzle } = requireOrm('drizzle-orm/pglite') as typeof import('drizzle-orm/pglite')

export interface EmbeddedOptions {
  /** Folder of the cluster; absent for a new database in memory (tests). */
  directory?: string
  /** `off` is faster but loses writes at a power cut; for tests only. */
  durability?: 'full' | 'off'
  onError?: (error: unknown) => void
  /** The file layer of a database on disk; a test passes its own. */
  fileSystem?: (directory: string) => NodeFS
}

export interface EmbeddedDatabase extends Database {
  kind: 'embedded'
  syncs: SyncCounter
  client: PGlite
  copyFiles(target: string): Promise<void>
}

const LOG_PIECE_BYTES = 16 * 1024 * 1024

// fdatasync is an empty stub in the WebAssembly build, so only fsync reaches the disk
const durableStart = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'max_wal_size=64MB',
]

/** Opens the embedded database, creating it if needed. Throws `DatabaseInUseError` if another process has it open. */
export async function openEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { directory, onError = (error) => printError('database upkeep failed', error) } = options
  const syncs: SyncCounter = { calls: 0 }
  const open = options.fileSystem ?? ((folder: string) => new DurableNodeFS(folder, syncs))
  const release = directory ? takeLock(directory) : () => undefined
  try {
    const engine = await startEngine(
      directory
        ? () => orNoSpace(directory, openDirectory(directory, options.durability ?? 'full', open))
        : () => PGlite.create(),
    )
    const { client } = engine
    const stopUpkeep = directory ? startMaintenance(engine, onError) : async () => undefined
    const writes = new WriteHealth(async () => {
      await engine.revive()
      await writeToDatabase(db)
    })
    const db = guardOuterHandle(drizzle(client) as unknown as Db, (error) => writes.note(error))
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
      withTransaction: (_kind, fn) =>
        client.transaction((tx) =>
          fn({
            query: async <Row>(text: string, values?: unknown[]) => (await tx.query<Row>(text, values)).rows,
          }),
        ),
      copyFiles: async (target) => {
        if (!directory) throw new Error('a database in memory has no files')
        await copyOpenDatabase(client, directory, target)
      },
      ping: async () => void (await client.query('select 1')),
      assertWritable: () => writes.check(),
      settle: async () => void (directory && (await client.exec('checkpoint'))),
      close: async () => {
        await stopUpkeep()
        if (!engine.isStopped()) {
          if (directory) await client.exec('checkpoint')
          await client.close()
        }
        release()
      },
    }
  } catch (error) {
    release()
    throw error
  }
}

/** The engine reports only that it failed; if there is no space for its log, that is the cause. */
async function orNoSpace(path: string, opening: Promise<PGlite>): Promise<PGlite> {
  try {
    return await opening
  } catch (cause) {
    const disk = await statfs(dirname(path)).catch(() => undefined)
    if (!disk || disk.bavail * disk.bsize > LOG_PIECE_BYTES) throw cause
    throw Object.assign(new Error('no space left on device', { cause }), { code: 'ENOSPC', path })
  }
}

async function openDirectory(
  directory: string,
  durability: 'full' | 'off',
  fileSystem: (directory: string) => NodeFS,
): Promise<PGlite> {
  removeUnfinished(directory)
  if (isEmptyOrAbsent(directory)) await createCluster(directory)
  else if (!isCompleteCluster(directory)) {
    throw new Error(
      `${directory} holds no complete database (its creation was interrupted, or files were removed). ` +
        'Move the folder away and start again, or restore it from a backup.',
    )
  }
  // initdb of the WebAssembly build creates folders that everyone can read
  makePrivate(directory)
  if (durability === 'off') return PGlite.create({ dataDir: directory })
  const client = await PGlite.create({ fs: fileSystem(directory), startParams: durableStart })
  await client.exec('checkpoint')
  syncTree(directory)
  return client
}

/** Runs initdb beside the final place and moves the result there once complete. */
async function createCluster(directory: string): Promise<void> {
  const prepared = `${directory}.new-${process.pid}`
  mkdirSync(dirname(directory), { recursive: true, mode: PRIVATE_FOLDER })
  const client = await PGlite.create({ dataDir: prepared })
  await client.close()
  moveIntoPlace(prepared, directory)
}

function scriptSession(client: PGlite): ScriptSession {
  return {
    apply: (script, after) =>
      client.transaction(async (tx) => {
        await tx.exec(script)
        if (after) await tx.query(after.text, after.values)
      }),
    query: async <Row>(text: string, values: unknown[] = []) => (await client.query<Row>(text, values)).rows,
  }
}
