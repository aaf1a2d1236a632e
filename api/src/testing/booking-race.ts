import { type ChildProcess, spawn } from 'node:child_process'
import { Agent, request } from 'node:http'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { eq, sql } from 'drizzle-orm'
import { migrate } from '../database/migrate.ts'
import { openPostgres } from '../database/postgres.ts'
import { rowsOf, withTenant } from '../database/with-tenant.ts'
import { addDays } from '../modules/content/local-time.ts'
import { slotInventory } from '../modules/reservations/reservations.tables.ts'
import { dayIn } from '../modules/tenant/local-day.ts'
import { runSql } from './postgres-cluster.ts'
import { addContent, addSchedule } from './test-content.ts'
import { createPerson } from './test-people.ts'
import { seedTenants } from './test-tenants.ts'

/** The race of quality.md: many people, few seats, several API processes on one PostgreSQL database, over real HTTP. */
export interface RaceOptions {
  /** An empty database of its own. */
  databaseUrl: string
  /** `off` drops the check that guards the seats: the control run, which must overbook or the race proves nothing. */
  guard: 'on' | 'off'
  processes?: number
  slots?: number
  seats?: number
  bookings?: number
}

export interface RaceResult {
  /** Seats booked per slot. */
  booked: number[]
  /** Last answers by `status code`, e.g. `201`, `409 date_full`. */
  answers: Record<string, number>
  /** How often a server said 503 and was asked again later, under the same key. */
  busy: number
  /** Slots whose counter and reservations disagree. */
  drift: number
  seconds: number
  p50: number
  p99: number
}

const TENANT = 'gavarres'
const EXPERIENCE = 'e-race'
const SERVER = fileURLToPath(new URL('../server.ts', import.meta.url))

/** Runs the race once and stops everything it started. */
export async function runBookingRace(options: RaceOptions): Promise<RaceResult> {
  const { databaseUrl, processes = 4, slots = 20, seats = 10, bookings = 500 } = options
  const { tokens, days } = await prepare(databaseUrl, { slots, seats, bookings })
  if (options.guard === 'off') {
    await runSql(databaseUrl, 'alter table slot_inventory drop constraint slot_capacity_ck')
  }
  const servers = await Promise.all(Array.from({ length: processes }, () => startServer(databaseUrl)))
  try {
    await Promise.all(servers.map(({ port }) => warmUp(port, tokens[0] ?? '', days[0] ?? '')))
    const started = performance.now()
    const answers = await Promise.all(
      tokens.map((token, i) => book(servers[i % processes]?.port ?? 0, token, days[i % slots] ?? '')),
    )
    const seconds = (performance.now() - started) / 1000
    return { ...summary(answers), ...(await seatsIn(databaseUrl)), seconds }
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
  }
}

/** One experience with one slot a day, and a signed-in person for each booking. */
async function prepare(url: string, size: { slots: number; seats: number; bookings: number }) {
  const database = await openPostgres({ url, poolSize: 4 })
  try {
    await migrate(database)
    await seedTenants(database.db)
    await addContent(database.db, TENANT, { experiences: [{ id: EXPERIENCE }] })
    await addSchedule(database.db, TENANT, EXPERIENCE, {
      slots: [{ time: '10:00', capacity: size.seats }],
      bookingWindowDays: size.slots + 2,
    })
    const today = dayIn('Europe/Madrid')
    const tokens: string[] = []
    for (let i = 0; i < size.bookings; i++) tokens.push((await createPerson(database.db, TENANT)).token)
    return { tokens, days: Array.from({ length: size.slots }, (_, i) => addDays(today, i + 1)) }
  } finally {
    await database.close()
  }
}

async function startServer(databaseUrl: string): Promise<{ port: number; stop: () => Promise<void> }> {
  const port = await freePort()
  const child = spawn(process.execPath, [SERVER], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'fatal',
      DATABASE_URL: databaseUrl,
      RATE_LIMIT_FACTOR: '1000',
    },
  })
  await untilReady(child)
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async () => {
    child.kill('SIGTERM')
    await exited
  }
  return { port, stop }
}

function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => String(chunk).includes('API ready') && resolve())
    child.once('exit', (code) => reject(new Error(`an API process ended with ${code}`)))
  })
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

interface Reply {
  status: number
  code: string
  retryAfterMs: number
}
interface Answer extends Reply {
  busy: number
  /** Until the last answer. */
  ms: number
}

/** On a machine that has much else to do a server may be busy; a person's app would try again, and so do we. */
const BUSY_MAX = 10

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })

/** Code that has run once: the race is about seats, not about the first request of a process. */
async function warmUp(port: number, token: string, date: string): Promise<void> {
  const path = `/api/v1/available-time-slots?experience_id=${EXPERIENCE}&date=${date}`
  for (let i = 0; i < 20; i++) await send(port, token, 'GET', path)
}

async function book(port: number, token: string, date: string): Promise<Answer> {
  const body = { experience_id: EXPERIENCE, date, time: '10:00', people: 1 }
  const started = performance.now()
  for (let busy = 0; ; busy++) {
    const answer = await send(port, token, 'POST', '/api/v1/reservations', body)
    if (answer.status !== 503 || busy === BUSY_MAX)
      return { ...answer, busy, ms: performance.now() - started }
    await wait(answer.retryAfterMs)
  }
}

/** With the tenant's name in the Host header, which `fetch` would not let us set. */
function send(port: number, token: string, method: string, path: string, body?: object): Promise<Reply> {
  const headers = {
    host: `${TENANT}.localhost`,
    authorization: `Bearer ${token}`,
    ...(body ? { 'content-type': 'application/json', 'idempotency-key': `race-${token.slice(-24)}` } : {}),
  }
  return new Promise((resolve, reject) => {
    const call = request({ port, agent, headers, method, path, host: '127.0.0.1' })
    call.once('error', reject)
    call.once('response', async (response) => {
      let text = ''
      for await (const chunk of response) text += chunk
      const code = (JSON.parse(text) as { code?: string }).code ?? ''
      resolve({
        status: response.statusCode ?? 0,
        code,
        retryAfterMs: Number(response.headers['retry-after'] ?? 1) * 1000,
      })
    })
    call.end(body && JSON.stringify(body))
  })
}

function summary(answers: readonly Answer[]): Pick<RaceResult, 'answers' | 'busy' | 'p50' | 'p99'> {
  const counts: Record<string, number> = {}
  for (const { status, code } of answers) {
    const name = `${status} ${code}`.trim()
    counts[name] = (counts[name] ?? 0) + 1
  }
  const times = answers.map((answer) => answer.ms).sort((a, b) => a - b)
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0)
  const busy = answers.reduce((sum, answer) => sum + answer.busy, 0)
  return { answers: counts, busy, p50: at(0.5), p99: at(0.99) }
}

/** What really stands in the database, counted from the reservations and not from the counters. */
async function seatsIn(url: string): Promise<Pick<RaceResult, 'booked' | 'drift'>> {
  const database = await openPostgres({ url, poolSize: 1 })
  try {
    return await withTenant(database.db, TENANT, async (tx) => {
      const rows = await rowsOf<{ people: number }>(
        tx,
        sql`select sum(people)::int as people from reservations where status <> 'cancelled' group by date, time order by date, time`,
      )
      const drift = await rowsOf(tx, sql`select * from reservation_inventory_drift`)
      const slots = await tx.$count(slotInventory, eq(slotInventory.tenantId, TENANT))
      const booked = rows.map((row) => row.people)
      return {
        booked: [...booked, ...Array<number>(Math.max(0, slots - booked.length)).fill(0)],
        drift: drift.length,
      }
    })
  } finally {
    await database.close()
  }
}
