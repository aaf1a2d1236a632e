import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, inject, it, onTestFinished } from 'vitest'
import { buildApi } from '../app.ts'
import { checkInvariants, faultsOf } from '../invariants/check-invariants.ts'
import { addDays } from '../lib/local-time.ts'
import { dayIn } from '../modules/platform/tenant/local-day.ts'
import { querySql, runSql } from '../testing/postgres-cluster.ts'
import { testConfig } from '../testing/test-app.ts'
import { createPerson } from '../testing/test-people.ts'
import { FIXTURE, releasedHashes, releasedMigrations, STATEMENTS } from '../testing/upgrade/released.ts'
import type { Database } from './database.ts'
import { openEmbedded } from './embedded.ts'
import { migrate } from './migrate.ts'
import { readMigrations } from './migration-files.ts'
import { sql } from './orm.ts'
import { openPostgres } from './postgres.ts'
import { rowsOf } from './with-tenant.ts'

interface Installation {
  database: Database
  /** Runs a query with all permissions, bypassing row-level security. */
  ask: <Row extends object>(text: string) => Promise<Row[]>
}

/** An installation of the last release, with its data. */
async function releasedInstallation(): Promise<Installation> {
  const installation = await emptyDatabase()
  const { folder, remove } = releasedMigrations()
  await migrate(installation.database, { folder })
  remove()
  await installation.ask(
    `set session_replication_role = replica; ${readFileSync(FIXTURE, 'utf8')}; reset session_replication_role`,
  )
  return installation
}

async function emptyDatabase(): Promise<Installation> {
  const template = inject('databaseTemplate')
  if (template.kind === 'embedded') {
    const database = await openEmbedded({})
    onTestFinished(() => database.close())
    const ask = async <Row extends object>(text: string) =>
      ((await database.client.exec(`reset role; ${text}`)).at(-1)?.rows ?? []) as Row[]
    return { database, ask }
  }
  const name = `sureda_upgrade_${randomBytes(6).toString('hex')}`
  await runSql(template.ownerUrl, `create database ${name}`)
  const address = (url: string) => Object.assign(new URL(url), { pathname: `/${name}` }).toString()
  const database = await openPostgres({ url: address(template.ownerUrl), onError: () => undefined })
  onTestFinished(async () => {
    await database.close()
    await runSql(template.adminUrl, `drop database ${name} with (force)`)
  })
  return { database, ask: (text) => querySql(address(template.adminUrl), text) }
}

/** The number of rows of each table, and the sums that must not change. */
async function content({ ask }: Installation): Promise<Map<string, number>> {
  const tables = await ask<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'schema_migrations'`,
  )
  const counts = tables.map(({ name }) => `select '${name}' as what, count(*)::int as n from ${name}`)
  const sums = [
    `select 'points', coalesce(sum(delta), 0)::int from points_ledger`,
    `select 'balances', coalesce(sum(balance), 0)::int from points_accounts`,
    `select 'seats', coalesce(sum(booked), 0)::int from slot_inventory`,
  ]
  const rows = await ask<{ what: string; n: number }>([...counts, ...sums].join(' union all '))
  return new Map(rows.map(({ what, n }) => [what, n]))
}

it('upgrades an installation of the last release with all its data', async () => {
  const installation = await releasedInstallation()
  const { database } = installation
  const before = await content(installation)
  expect(before.get('reservations')).toBeGreaterThan(20)

  const later = readMigrations().filter(({ name }) => !releasedHashes().has(name))
  expect(await migrate(database)).toEqual(later.map(({ name }) => name))

  const after = await content(installation)
  expect([...before].filter(([what, n]) => after.get(what) !== n)).toEqual([])
  for (const tenant of ['gavarres', 'raya'])
    expect(
      faultsOf(await checkInvariants(database.db, tenant)).filter((fault) => !/ notices: /.test(fault)),
    ).toEqual([])

  // the upgraded installation is usable: one person signs in with the old password, another books
  const app = await buildApi({ database, config: testConfig() })
  onTestFinished(() => app.close())
  const host = 'gavarres.localhost'
  const login = await app.inject({
    method: 'POST',
    url: '/api/v1/login',
    headers: { host },
    payload: { email: 'known@example.test', password: 'mestral i garbi' },
  })
  expect(login.statusCode).toBe(200)
  const token = { host, authorization: `Bearer ${login.json().access_token}` }
  const reservations = await app.inject({ url: '/api/v1/reservations', headers: token })
  expect(reservations.statusCode).toBe(200)
  const person = await createPerson(database.db, 'gavarres')
  const booked = await app.inject({
    method: 'POST',
    url: '/api/v1/reservations',
    headers: person.headers,
    payload: { experience_id: 'known', date: addDays(dayIn('Europe/Madrid'), 5), time: '10:00', people: 2 },
  })
  expect(booked.statusCode).toBe(201)
})

// the schemas are the same on both engines, and a second one takes long
it.runIf(inject('databaseTemplate').kind === 'postgres')(
  'leaves every statement of the released version as good as it was',
  async () => {
    const { database } = await releasedInstallation()
    await migrate(database)
    const statements = readFileSync(STATEMENTS, 'utf8').trim().split(';\n')
    expect(statements.length).toBeGreaterThan(80)
    const refused: string[] = []
    for (const statement of statements) {
      try {
        await database.db.execute(sql.raw(`prepare released as ${statement.replace(/;$/, '')}`))
        await database.db.execute(sql.raw('deallocate all'))
      } catch (error) {
        refused.push(`${((error as Error).cause as Error).message}: ${statement.slice(0, 120)}`)
      }
    }
    expect(refused).toEqual([])
    // control: a statement with an unknown column is refused
    await expect(
      rowsOf(database.db, sql.raw('prepare gone as select no_such_column from users')),
    ).rejects.toThrow()
  },
)
