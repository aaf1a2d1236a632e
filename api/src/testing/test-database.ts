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

/** A migrated, empty database for this test file, on the engine of the run. `close` removes it. */
export async function openTestDatabase(): Promise<Database> {
  const template: DatabaseTemplate = inject('databaseTemplate')
  if (template.kind === 'embedded') return openOnDisk()
  const { url, drop } = await copyOf(template)
  // ends connections that the pool is still closing
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

/** Takes half the processor time of a database in memory, because pages are read only when needed. */
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
 * The same for a process or a server that opens its database itself: its environment. Empty on the embedded engine,
 * where each creates one in its own DATA_DIR. Call `drop` after everyone has closed it.
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

/** Copies a migrated, empty embedded database to this place, because creating one takes seconds. */
export function placeEmbeddedDatabase(directory: string): void {
  const template = inject('databaseTemplate')
  if (template.kind !== 'embedded') throw new Error('only the run on the embedded engine has one')
  cpSync(template.directory, directory, { recursive: true })
}

async function copyOf(template: DatabaseTemplate & { kind: 'postgres' }) {
  const name = `sureda_test_${randomBytes(6).toString('hex')}`
  // copied file by file, which takes half as long as the copy through the log, made for large databases in use
  await runSql(template.ownerUrl, `create database ${name} template ${template.template} strategy file_copy`)
  const url = new URL(template.poolerUrl ?? template.ownerUrl)
  url.pathname = `/${name}`
  const drop = () => runSql(template.adminUrl, `drop database if exists ${name} with (force)`)
  return { url: url.toString(), drop }
}
