import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { buildApi } from '../app.ts'
import { createTenantDirectory } from '../modules/platform/tenant/tenant-directory.ts'
import { type PostgresCluster, querySql, runSql, startPostgres } from '../testing/postgres-cluster.ts'
import { type PostgresStandby, startStandby } from '../testing/services/postgres-standby.ts'
import { testConfig } from '../testing/test-app.ts'
import { addContent, addSchedule, localized } from '../testing/test-content.ts'
import { createPerson } from '../testing/test-people.ts'
import { seedTenants } from '../testing/test-tenants.ts'
import type { Database } from './database.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open.ts'
import { sql } from './orm.ts'
import { withTenant } from './with-tenant.ts'

const TENANT = 'gavarres'
let cluster: PostgresCluster
let standby: PostgresStandby
let primary: Database
beforeAll(async () => {
  // committed changes are sent to the replica
  cluster = await startPostgres({ settings: ['synchronous_commit=on'] })
  await runSql(cluster.url('postgres'), 'create database office')
  primary = await openDatabase({ url: cluster.url('office') })
  await migrate(primary)
  await seedTenants(primary.db)
  await addContent(primary.db, TENANT, { experiences: [{ id: 'e-walk' }], operators: [{ id: 'o-cork' }] })
  await addSchedule(primary.db, TENANT, 'e-walk', {
    slots: [{ time: '10:00', capacity: 5 }],
    bookingWindowDays: 9,
  })
  standby = await startStandby(cluster)
})
afterAll(async () => {
  await primary.close()
  await standby.stop()
  await cluster.stop()
})

const open: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of open.splice(0)) await close()
})

/** One process of the installation with its own memory; `asked` counts the queries that the replica has answered. */
async function process() {
  const database = await openDatabase({ url: cluster.url('office'), readUrl: standby.url('office') })
  const read = vi.spyOn(database.replica as NonNullable<Database['replica']>, 'read')
  const directory = createTenantDirectory(database.db, { maxAgeMs: 0 })
  const app = await buildApi({
    database,
    directory,
    config: testConfig(),
    release: randomBytes(4).toString('hex'),
  })
  open.push(async () => {
    await app.close()
    await database.close()
  })
  const answered = async () =>
    (await Promise.all(read.mock.results.map(({ value }) => value as Promise<unknown>))).filter(Boolean)
      .length
  return { app, read, answered }
}

const get = async (app: FastifyInstance, path: string, headers = {}) => {
  const answer = await app.inject({
    url: `/api/v1/${path}`,
    headers: { host: `${TENANT}.localhost`, ...headers },
  })
  expect(answer.statusCode).toBe(200)
  return answer
}

const rename = (name: string) =>
  withTenant(primary.db, TENANT, (tx) =>
    tx.execute(sql`update operators set name = ${JSON.stringify(localized(name))}::jsonb`),
  )

/** Waits until the replica has replayed everything from the primary. */
const caughtUp = async () => {
  const [at] = await querySql<{ lsn: string }>(cluster.adminUrl, 'select pg_current_wal_lsn()::text as lsn')
  await vi.waitFor(
    async () =>
      expect(
        await querySql(standby.url('office'), `select pg_last_wal_replay_lsn() >= '${at?.lsn}' as there`),
      ).toEqual([{ there: true }]),
    { timeout: 20_000, interval: 50 },
  )
}

it('answers public content from the replica; seats, people and writes from the primary', async () => {
  await rename('first')
  await caughtUp()
  const { app, read, answered } = await process()
  const person = await createPerson(primary.db, TENANT)
  for (const path of ['news', 'routes', 'operators', 'stories', 'events']) await get(app, path)
  expect(await answered()).toBe(read.mock.calls.length)
  expect(read.mock.calls.length).toBeGreaterThanOrEqual(5)
  read.mockClear()
  await get(app, 'experiences')
  await get(app, 'experiences/e-walk/availability')
  await get(app, 'user', person.headers)
  expect(read).not.toHaveBeenCalled()
})

it('asks the primary while the replica lags, so that no old content is cached under a new version', async () => {
  await rename('before')
  await caughtUp()
  await standby.pause()
  await rename('after')
  const { app, answered } = await process()
  const stale = await get(app, 'operators')
  expect(stale.body).toContain('after')
  expect(await answered()).toBe(0)
  // control: the replica itself still has the former content
  const [row] = await querySql<{ name: string }>(
    standby.url('office').replace('sureda_owner', 'postgres'),
    `select name ->> 'en' as name from operators`,
  )
  expect(row?.name).toContain('before')
  await standby.resume()
  await caughtUp()
  const other = await process()
  expect((await get(other.app, 'operators')).body).toContain('after')
  expect(await other.answered()).toBe(1)
})

it('goes on with the primary when the replica is promoted or gone, and does not ask it each time', async () => {
  await caughtUp()
  await standby.promote()
  const { app, read, answered } = await process()
  await get(app, 'news')
  expect(await answered()).toBe(0)
  await standby.stop()
  const later = await process()
  for (const path of ['news', 'routes']) await get(later.app, path)
  expect(await later.answered()).toBe(0)
  expect(read.mock.calls.length).toBeGreaterThan(0)
  // for `afterAll`
  standby = { ...standby, stop: async () => undefined }
})
