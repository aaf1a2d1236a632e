import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type ApiProcess, startApiProcess } from './testing/api-process.ts'
import { book, send } from './testing/booking-calls.ts'
import { type PostgresCluster, querySql, runSql, startPostgres } from './testing/postgres-cluster.ts'
import { raceBooking } from './testing/races/booking-race.ts'
import { prepareRace, RACE_TENANT, raceOutcome } from './testing/races/race-database.ts'

const API = fileURLToPath(new URL('./testing/network/run-api.ts', import.meta.url))
const BOOKINGS = 40
const STEPS = ['while it starts', 'once it is ready', 'while it drains'] as const

let cluster: PostgresCluster
let race: Awaited<ReturnType<typeof prepareRace>>
let former: ApiProcess
const folder = mkdtempSync(join(tmpdir(), 'sureda-killed-'))
const url = () => cluster.url('office')
const env = (name: string) => ({ DATABASE_URL: url(), DATA_DIR: join(folder, name) })

beforeAll(async () => {
  cluster = await startPostgres()
  await runSql(cluster.url('postgres'), 'create database office')
  race = await prepareRace(url(), { slots: STEPS.length, seats: BOOKINGS, bookings: BOOKINGS * STEPS.length })
  former = await startApiProcess(env('former'))
})
afterAll(async () => {
  await former.stop()
  await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** The steps of a new process, each until the moment at which it is killed; `serve` gives it visitors. */
const UNTIL: Record<(typeof STEPS)[number], (serve: (port: number) => void) => Promise<() => Promise<void>>> =
  {
    'while it starts': async () => {
      const child: ChildProcess = spawn(process.execPath, [API], {
        stdio: 'inherit',
        env: {
          ...process.env,
          ...env('starting'),
          NODE_ENV: 'test',
          DATABASE_URL: `${url()}&application_name=doomed`,
        },
      })
      await vi.waitFor(
        async () =>
          expect(
            await querySql(
              cluster.adminUrl,
              `select from pg_stat_activity where application_name = 'doomed'`,
            ),
          ).not.toEqual([]),
        { timeout: 60_000, interval: 20 },
      )
      return async () => {
        child.kill('SIGKILL')
        await once(child, 'exit')
      }
    },
    'once it is ready': async (serve) => {
      const next = await startApiProcess(env('ready'))
      serve(next.port)
      return next.kill
    },
    'while it drains': async (serve) => {
      const next = await startApiProcess({ ...env('draining'), DRAIN_MS: '60000' })
      serve(next.port)
      void next.stop()
      const { tokens } = race
      const readiness = () =>
        send({ port: next.port, token: tokens[0] ?? '', tenant: RACE_TENANT }, 'GET', '/readyz')
      await vi.waitFor(
        async () => expect((await readiness()).body).toMatchObject({ status: 'stopping' }),
        30_000,
      )
      return next.kill
    },
  }

it.each(STEPS)('loses and duplicates no booking when the new process is killed %s', async (step) => {
  const ports = [former.port]
  const kill = await UNTIL[step]((port) => ports.unshift(port))
  const slot = STEPS.indexOf(step)
  let answered = 0
  /** As the app does it: the same key again, wherever the proxy leads. */
  const bookOnce = async (i: number) => {
    const caller = { token: race.tokens[slot * BOOKINGS + i] ?? '', tenant: RACE_TENANT }
    for (let attempt = i; ; attempt++) {
      const port = ports[attempt % ports.length] ?? 0
      const answer = await book(
        { ...caller, port },
        raceBooking(race.days[slot] ?? ''),
        `killed-${slot}-${i}`,
      ).catch(() => undefined)
      if (!answer) continue
      answered += 1
      return answer
    }
  }
  const booked = Promise.all(
    Array.from({ length: BOOKINGS }, async (_, i) => {
      // one after the other of each half, so that the process goes between them
      if (i >= BOOKINGS / 2)
        await vi.waitFor(() => expect(answered).toBeGreaterThanOrEqual(i - BOOKINGS / 2), {
          timeout: 60_000,
          interval: 5,
        })
      return bookOnce(i)
    }),
  )
  await vi.waitFor(() => expect(answered).toBeGreaterThanOrEqual(5), { timeout: 60_000, interval: 5 })
  await kill()
  const answers = await booked
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  const { ids, booked: seats, drift } = await raceOutcome(url(), race.days)
  expect(seats[slot]).toBe(BOOKINGS)
  expect(drift).toBe(0)
  expect(answers.filter(({ body }) => !ids.has(body.data?.id ?? ''))).toEqual([])
  // what it held in the database is free: the next one starts
  const next = await startApiProcess(env('next'))
  expect(await next.stop()).toBe(0)
})
