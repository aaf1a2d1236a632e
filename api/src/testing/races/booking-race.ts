import { type ApiProcess, startApiProcess } from '../api-process.ts'
import { type Answer, book, type Caller, send } from '../booking-calls.ts'
import { runSql } from '../postgres-cluster.ts'
import { prepareRace, RACE_EXPERIENCE, RACE_TENANT, RACE_TIME, raceOutcome } from './race-database.ts'

/** Many people book few seats at once, through several API processes on one PostgreSQL database, over real HTTP. */
export interface RaceOptions {
  /** The address of an empty database. */
  databaseUrl: string
  /**
   * `off` drops the constraint on the seats for the control run, which must overbook; otherwise the race proves
   * nothing.
   */
  guard: 'on' | 'off'
  /** Further environment variables of the processes, such as the address of a pooler. */
  env?: Record<string, string>
  processes?: number
  slots?: number
  seats?: number
  bookings?: number
  /** Called right before and after the race with the processes, to measure them. */
  watch?: (servers: readonly ApiProcess[]) => void
}

export interface RaceResult {
  /** Seats booked per slot. */
  booked: number[]
  /** The number of final answers by `status code`, e.g. `201`, `409 date_full`. */
  answers: Record<string, number>
  /** How often a server answered 503 and the request was repeated under the same key. */
  busy: number
  /** Slots whose counter differs from their reservations. */
  drift: number
  seconds: number
  p50: number
  p99: number
}

/** Runs the race once and stops everything that it started. */
export async function runBookingRace(options: RaceOptions): Promise<RaceResult> {
  const { databaseUrl, processes = 4, slots = 20, seats = 10, bookings = 500 } = options
  const { tokens, days, warmUpDay } = await prepareRace(databaseUrl, { slots, seats, bookings })
  if (options.guard === 'off') {
    // each booking takes a little longer, so that others read before it writes
    await runSql(
      databaseUrl,
      `alter table slot_inventory drop constraint slot_capacity_ck;
       create function linger() returns trigger language plpgsql as $$ begin perform pg_sleep(0.05); return null; end $$;
       create trigger linger after insert on reservations for each row execute function linger()`,
    )
  }
  const start = () => startApiProcess({ DATABASE_URL: databaseUrl, ...options.env })
  const servers = await Promise.all(Array.from({ length: processes }, start))
  try {
    const caller = (i: number): Caller => ({
      port: servers[i % processes]?.port ?? 0,
      token: tokens[i] ?? '',
      tenant: RACE_TENANT,
    })
    await warmUp(
      Array.from({ length: processes * WARM_UP }, (_, i) => caller(i)),
      warmUpDay,
    )
    options.watch?.(servers)
    const started = performance.now()
    const answers = await Promise.all(
      tokens.map((token, i) => book(caller(i), raceBooking(days[i % slots] ?? ''), keyOf(token))),
    )
    const seconds = (performance.now() - started) / 1000
    options.watch?.(servers)
    const { booked, drift } = await raceOutcome(databaseUrl, days)
    return { ...summary(answers), booked, drift, seconds }
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
  }
}

/** The body of every booking of the race, on one of its days. */
export const raceBooking = (date: string) => ({
  experience_id: RACE_EXPERIENCE,
  date,
  time: RACE_TIME,
  people: 1,
})

const keyOf = (token: string) => `race-${token.slice(-24)}`

/** The number of people per process who book the day that does not count. */
const WARM_UP = 60

/** Warms up code and connections, because the race is about seats and not about the first requests of a process. */
async function warmUp(callers: readonly Caller[], day: string): Promise<void> {
  const path = `/api/v1/available-time-slots?experience_id=${RACE_EXPERIENCE}&date=${day}`
  await Promise.all(callers.map((caller) => send(caller, 'GET', path)))
  await Promise.all(
    callers.map((caller) => book(caller, raceBooking(day), `warm-${caller.token.slice(-24)}`)),
  )
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
