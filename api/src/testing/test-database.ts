import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { Database } from '../database/database.ts'
import { openEmbedded } from '../database/embedded.ts'
import { openPostgres } from '../database/postgres.ts'
import type { DatabaseTemplate } from './global-setup.ts'
import { runSql } from './postgres-cluster.ts'

/** A migrated, empty database of its own for this test file, on the engine of the run. `close` removes it. */
export async function openTestDatabase(): Promise<Database> {
  const template: DatabaseTemplate = inject('databaseTemplate')
  if (template.kind === 'embedded') return openOnDisk()
  const { url, drop } = await copyOf(template)
  // the drop ends connections that the pool is still saying goodbye to
  const database = await openPostgres({
    url,
    pooler: template.poolerUrl ? 'transaction' : 'none',
    onError: () => undefined,
  })
  return {
    ...database,
    close: async () => {
      await database.close()
      await drop()
    },
  }
}

/** Half of the processor time of one in memory: nothing of it is read before it is asked for. */
async function openOnDisk(): Promise<Database> {
  const folder = mkdtempSync(join(tmpdir(), 'sureda-test-'))
  const directory = join(folder, 'database')
  placeEmbeddedDatabase(directory)
  const database = await openEmbedded({ directory, durability: 'off' })
  return {
    ...database,
    close: async () => {
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * The same for a process or a server that opens its database itself: environment for it. Empty on the embedded engine, where each makes one in
 * its own DATA_DIR. `drop` comes after anyone who uses it has closed it.
 */
export async function testDatabaseEnv(): Promise<{
  env: Record<string, string>
  drop: () => Promise<void>
}> {
  const template: DatabaseTemplate = inject('databaseTemplate')
  if (template.kind === 'embedded') return { env: {}, drop: async () => undefined }
  const { url, drop } = await copyOf(template)
  return { env: { DATABASE_URL: url, ...(template.poolerUrl && { DATABASE_POOLER: 'transaction' }) }, drop }
}

/** Puts a migrated, empty embedded database of its own at this place on the disk: making one takes seconds, and is not the subject. */
export function placeEmbeddedDatabase(directory: string): void {
  const template = inject('databaseTemplate')
  if (template.kind !== 'embedded') throw new Error('only the run on the embedded engine has one')
  cpSync(template.directory, directory, { recursive: true })
}

async function copyOf(template: DatabaseTemplate & { kind: 'postgres' }) {
  const name = `sureda_test_${randomBytes(6).toString('hex')}`
  // file by file: half the time of the copy through the log, which is for large databases in use
  await runSql(template.ownerUrl, `create database ${name} template ${template.template} strategy file_copy`)
  const url = new URL(template.poolerUrl ?? template.ownerUrl)
  url.pathname = `/${name}`
  const drop = () => runSql(template.adminUrl, `drop database if exists ${name} with (force)`)
  return { url: url.toString(), drop }
}
