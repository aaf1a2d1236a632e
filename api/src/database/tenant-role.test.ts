import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type PostgresCluster, runSql, startPostgres } from '../testing/postgres-cluster.ts'
import { migrate } from './migrate.ts'
import { pendingMigrations } from './migration-status.ts'
import { openPostgres } from './postgres.ts'
import { UnusableDatabaseError } from './unusable-database.ts'

const SERVER = fileURLToPath(new URL('../testing/network/run-api.ts', import.meta.url))

/** Its own server, because roles belong to all databases of a server and this one must not have the role yet. */
let cluster: PostgresCluster
beforeAll(async () => {
  cluster = await startPostgres()
})
afterAll(() => cluster.stop())

/** Creates a database whose owner has no further rights, and returns its address. */
async function databaseOf(owner: string): Promise<string> {
  await runSql(cluster.adminUrl, `create role "${owner}" login nocreaterole nosuperuser`)
  await runSql(cluster.adminUrl, `create database "${owner}" owner "${owner}"`)
  const url = new URL(cluster.url(owner))
  url.username = owner
  return url.toString()
}

async function migrated(url: string): Promise<string[]> {
  const database = await openPostgres({ url, poolSize: 1 })
  try {
    await migrate(database)
    return await pendingMigrations(database)
  } finally {
    await database.close()
  }
}

const statementIn = (message: string) => /^ {2}(.+;)$/m.exec(message)?.[1] ?? ''

it('says which statement an administrator runs where the owner may not create roles, and works after it', async () => {
  const url = await databaseOf('plain-owner')
  const started = promisify(execFile)(process.execPath, [SERVER], {
    env: { PATH: process.env.PATH, NODE_ENV: 'test', PORT: '0', DATABASE_URL: url },
  })
  const { code, stderr } = (await started.catch((error: unknown) => error)) as {
    code: number
    stderr: string
  }
  expect(code).toBe(1)
  expect(stderr).toMatch(/^The database user "plain-owner" may not create roles/)
  expect(stderr).not.toMatch(/^\s+at /m)
  await runSql(cluster.adminUrl, statementIn(stderr))
  expect(await migrated(url)).toEqual([])
})

it('asks only for the membership where another database of the server has made the role', async () => {
  const url = await databaseOf('neighbour')
  const refused = await migrated(url).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(UnusableDatabaseError)
  const { message } = refused as UnusableDatabaseError
  expect(statementIn(message)).toBe('grant sureda_app to neighbour;')
  await runSql(cluster.adminUrl, statementIn(message))
  expect(await migrated(url)).toEqual([])
})

it('says which statement an administrator runs where the user may create no tables', async () => {
  await runSql(cluster.adminUrl, 'create role visitor login')
  await runSql(cluster.adminUrl, 'create database foreign_office')
  const url = new URL(cluster.url('foreign_office'))
  url.username = 'visitor'
  const refused = await migrated(url.toString()).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(UnusableDatabaseError)
  expect(statementIn((refused as UnusableDatabaseError).message)).toBe(
    'alter database foreign_office owner to visitor;',
  )
  await runSql(
    cluster.adminUrl,
    'alter database foreign_office owner to visitor; grant sureda_app to visitor',
  )
  expect(await migrated(url.toString())).toEqual([])
})
