import { mkdtempSync, rmSync } from 'node:fs'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type ApiProcess, startApiProcess } from '../testing/api-process.ts'
import { book, type Caller, send } from '../testing/booking-calls.ts'
import { startRelay } from '../testing/network/relay.ts'
import { type PostgresCluster, querySql, runSql, startPostgres } from '../testing/postgres-cluster.ts'
import { raceBooking } from '../testing/races/booking-race.ts'
import { prepareRace, RACE_TENANT, raceOutcome } from '../testing/races/race-database.ts'
import { openPostgres } from './postgres.ts'

const BOOKINGS = 60
const SLOTS = 3
let cluster: PostgresCluster
let servers: ApiProcess[]
let folder: string
let race: Awaited<ReturnType<typeof prepareRace>>
const url = () => cluster.url('office')

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sureda-gone-'))
  cluster = await startPostgres({ durable: true })
  await runSql(cluster.url('postgres'), 'create database office')
  race = await prepareRace(url(), { slots: SLOTS, seats: BOOKINGS / SLOTS, bookings: BOOKINGS })
  const start = (name: string) => startApiProcess({ DATABASE_URL: url(), DATA_DIR: join(folder, name) })
  servers = [await start('one'), await start('other')]
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
})

const caller = (i: number): Caller => ({
  port: servers[i % servers.length]?.port ?? 0,
  token: race.tokens[i] ?? '',
  tenant: RACE_TENANT,
})
const bookAs = (i: number) => book(caller(i), raceBooking(race.days[i % SLOTS] ?? ''), `gone-${i}`)
const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${servers[0]?.port}${path}`)).status

it('loses no booking while the database is down under load', async () => {
  let acknowledged = 0
  const booked = Promise.all(
    race.tokens.map(async (_token, i) => {
      // bookings are sent one after the other, so that some are under way when the database stops
      if (i >= 10)
        await vi.waitFor(() => expect(acknowledged).toBeGreaterThanOrEqual(Math.min(8, i - 9)), {
          timeout: 60_000,
        })
      const answer = await bookAs(i)
      acknowledged += 1
      return answer
    }),
  )
  await vi.waitFor(() => expect(acknowledged).toBeGreaterThanOrEqual(8), { timeout: 60_000, interval: 5 })
  await cluster.shutDown()

  // while the database is gone, the process is alive but not ready and answers 503 with a time to retry
  expect(await statusOf('/livez')).toBe(200)
  expect(await statusOf('/readyz')).toBe(503)
  const refused = await send(caller(0), 'GET', '/api/v1/user')
  expect(refused).toMatchObject({ status: 503, code: 'busy' })
  expect(refused.retryAfterMs).toBeGreaterThan(0)
  await cluster.restart()

  const answers = await booked
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  const outcome = await raceOutcome(url(), race.days)
  expect(outcome.booked).toEqual(Array(SLOTS).fill(BOOKINGS / SLOTS))
  expect(outcome.drift).toBe(0)
  expect(answers.filter(({ body }) => !outcome.ids.has(body.data?.id ?? ''))).toEqual([])
  // repeating every request under its key returns the first reservation: none is made twice
  const again = await Promise.all(race.tokens.map((_token, i) => bookAs(i)))
  expect(again.map(({ body }) => body.data?.id)).toEqual(answers.map(({ body }) => body.data?.id))
  expect(again.every(({ isReplayed }) => isReplayed)).toBe(true)
  expect(await statusOf('/readyz')).toBe(200)
})

it('continues its jobs by itself after the outage', async () => {
  await cluster.crash()
  const admin = cluster.adminUrl.replace('/postgres?', '/office?')
  await runSql(
    admin,
    `insert into mail_outbox (tenant_id, recipient, subject, body) values ('${RACE_TENANT}', 'a@example.test', 'after', 'x')`,
  )
  await vi.waitFor(
    async () =>
      expect(
        await querySql(admin, `select from mail_outbox where subject = 'after' and sent_at is not null`),
      ).toHaveLength(1),
    { timeout: 60_000, interval: 200 },
  )
})

it('reconnects within seconds after a network that dropped every packet', async () => {
  const network = await startRelay({ path: join(cluster.folder, '.s.PGSQL.5432') })
  const server = await startApiProcess({
    DATABASE_URL: `postgresql://sureda_owner@127.0.0.1:${network.port}/office`,
    DATA_DIR: join(folder, 'far'),
    DATABASE_POOL_SIZE: '3',
  })
  const ask = () => send({ ...caller(0), port: server.port }, 'GET', '/api/v1/user')
  const askOften = () => Promise.all(Array.from({ length: 9 }, ask))
  const codes = async () => new Set((await askOften()).map(({ status, code }) => `${status} ${code}`))
  expect(await codes()).toEqual(new Set(['200 ']))
  network.cut()
  // every connection of the pool waits for an answer that never arrives
  expect(await codes()).toEqual(new Set(['503 busy']))
  network.mend()
  await vi.waitFor(async () => expect((await ask()).status).toBe(200), { timeout: 20_000, interval: 100 })
  expect(await codes()).toEqual(new Set(['200 ']))
  await server.stop()
  await network.stop()
})

it('migrations, backups and moves time out in a network that drops every packet', async () => {
  const network = await startRelay({ path: join(cluster.folder, '.s.PGSQL.5432') })
  const alive = vi.spyOn(Socket.prototype, 'setKeepAlive')
  const far = await openPostgres({
    url: `postgresql://sureda_owner@127.0.0.1:${network.port}/office`,
    poolSize: 1,
  })
  const near = await openPostgres({ url: url(), poolSize: 1 })
  const nothing = async () => undefined
  await near.withScriptSession(async () => {
    // another session holds the lock, so the client asks for it repeatedly
    const waiting = far.withScriptSession(nothing)
    await vi.waitFor(() => expect(alive).toHaveBeenCalledWith(true, 10_000), { timeout: 20_000 })
    network.cut()
    await expect(waiting).rejects.toThrow(/says nothing|timeout expired/)
  })
  await expect(far.withScriptSession(nothing)).rejects.toThrow('timeout expired')
  await expect(far.withTransaction('snapshot', nothing)).rejects.toThrow('timeout expired')
  alive.mockRestore()
  await Promise.all([far.close(), near.close()])
  await network.stop()
})
