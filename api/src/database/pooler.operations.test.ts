import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startApiProcess } from '../testing/api-process.ts'
import { type PostgresCluster, querySql, runSql, startPostgres } from '../testing/postgres-cluster.ts'
import { runBookingRace } from '../testing/races/booking-race.ts'
import { isInstalled } from '../testing/services/installed.ts'
import { type Pgbouncer, startPgbouncer } from '../testing/services/pgbouncer.ts'
import { migrate } from './migrate.ts'
import { readMigrations } from './migration-files.ts'
import { openPostgres } from './postgres.ts'

const MIGRATING = fileURLToPath(new URL('../testing/services/migrating-process.ts', import.meta.url))

describe.runIf(isInstalled('pgbouncer'))('behind pgbouncer in transaction mode', () => {
  let cluster: PostgresCluster
  let pooler: Pgbouncer
  beforeAll(async () => {
    cluster = await startPostgres()
    pooler = await startPgbouncer(cluster, 8)
  })
  afterAll(async () => {
    await pooler.stop()
    await cluster.stop()
  })
  const create = (name: string) => runSql(cluster.url('postgres'), `create database ${name}`)

  it('sells exactly the seats there are, from two processes at once', async () => {
    await create('race')
    const { booked, answers, drift } = await runBookingRace({
      databaseUrl: cluster.url('race'),
      env: { DATABASE_URL: pooler.url('race'), DATABASE_POOLER: 'transaction' },
      guard: 'on',
      ...{ processes: 2, slots: 5, bookings: 75 },
    })
    expect(booked).toEqual(Array(5).fill(10))
    expect(answers['201']).toBe(50)
    expect(drift).toBe(0)
  })

  it('migrates once when two processes start at the same time', async () => {
    await create('fresh')
    const env = { DATABASE_URL: pooler.url('fresh'), DATABASE_POOLER: 'transaction' }
    const both = await Promise.all([startApiProcess(env), startApiProcess(env)])
    const journal = await querySql(cluster.url('fresh'), 'select name from schema_migrations')
    expect(journal).toHaveLength(readMigrations().length)
    await Promise.all(both.map((process) => process.stop()))
  })

  it('finishes what a process began that was killed in the middle of a migration', async () => {
    await create('killed')
    const folder = mkdtempSync(join(tmpdir(), 'sureda-migrations-'))
    const file = (rest: string) =>
      writeFileSync(
        join(folder, '9000_slow.sql'),
        `create table half (id int); insert into half values (1); ${rest}`,
      )
    file('select pg_sleep(600);')
    const url = pooler.url('killed')
    const child = spawn(process.execPath, [MIGRATING, folder], {
      env: { ...process.env, DATABASE_URL: url },
      stdio: 'inherit',
    })
    await vi.waitFor(
      async () =>
        expect(
          await querySql(
            cluster.adminUrl,
            `select from pg_stat_activity where query like '%pg_sleep(600)%' and pid <> pg_backend_pid()`,
          ),
        ).toHaveLength(1),
      { timeout: 30_000, interval: 50 },
    )
    child.kill('SIGKILL')
    file('')
    const database = await openPostgres({ url, pooler: 'transaction' })
    expect(await migrate(database, { folder })).toEqual(['9000_slow.sql'])
    await database.close()
    expect(await querySql(cluster.url('killed'), 'select id from half')).toEqual([{ id: 1 }])
    rmSync(folder, { recursive: true })
  })
})
