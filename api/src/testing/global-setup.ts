import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openEmbedded } from '../database/embedded.ts'
import { migrate } from '../database/migrate.ts'
import { openPostgres } from '../database/postgres.ts'
import { type PostgresCluster, runSql, startPostgres } from './postgres-cluster.ts'
import { startPgbouncer } from './services/pgbouncer.ts'

/** The server from which each test file gets its database. */
export type DatabaseTemplate =
  | { kind: 'embedded'; directory: string }
  | {
      kind: 'postgres'
      adminUrl: string
      ownerUrl: string
      template: string
      /** The address of the pooler for queries; databases are created without it. */
      poolerUrl?: string
    }

declare module 'vitest' {
  interface ProvidedContext {
    databaseTemplate: DatabaseTemplate
  }
}

/** Migrates one database for the whole run; test files copy it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const engine = project.config.env.SUREDA_TEST_DATABASE
  if (engine === 'postgres') return setupPostgres(project)
  if (engine === 'pooler') return setupPooler(project)
  if (engine === 'embedded') return setupEmbedded(project)
  throw new Error(`SUREDA_TEST_DATABASE must be embedded, postgres or pooler, not ${engine}`)
}

async function setupEmbedded(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'sureda-test-'))
  const directory = join(folder, 'database')
  const database = await openEmbedded({ directory, durability: 'off' })
  await migrate(database)
  await database.close()
  project.provide('databaseTemplate', { kind: 'embedded', directory })
  return async () => rmSync(folder, { recursive: true, force: true })
}

/** Starts a private PostgreSQL server behind pgbouncer. */
async function setupPooler(project: TestProject) {
  const cluster = await startPostgres()
  const pooler = await startPgbouncer(cluster)
  const stop = await setupPostgres(project, { cluster, poolerUrl: pooler.url('postgres') })
  return async () => {
    await pooler.stop()
    await stop()
  }
}

/** Uses the server of DATABASE_URL (whose user may create databases and roles), otherwise a private server. */
async function setupPostgres(
  project: TestProject,
  given: { cluster?: PostgresCluster; poolerUrl?: string } = {},
) {
  const own = given.cluster ?? (process.env.DATABASE_URL ? undefined : await startPostgres())
  // several Vitest projects may share the process and the server
  const template = `sureda_template_${randomBytes(6).toString('hex')}`
  const withDatabase = (url: string, name: string) => {
    const address = new URL(url)
    address.pathname = `/${name}`
    return address.toString()
  }
  const ownerUrl = own ? own.url('postgres') : String(process.env.DATABASE_URL)
  await runSql(ownerUrl, `create database ${template}`)
  const database = await openPostgres({ url: withDatabase(ownerUrl, template) })
  await migrate(database)
  await database.close()
  project.provide('databaseTemplate', {
    kind: 'postgres',
    adminUrl: own?.adminUrl ?? ownerUrl,
    ownerUrl,
    template,
    ...(given.poolerUrl && { poolerUrl: given.poolerUrl }),
  })
  return async () => {
    if (own) await own.stop()
    else await runSql(ownerUrl, `drop database if exists ${template} with (force)`)
  }
}
