import { openPostgres } from '@sureda/api/database/postgres'
import { checkInvariants } from '@sureda/api/invariants/check-invariants'
import { type ApiProcess, startApiProcess } from '@sureda/api/testing/api-process'
import { type Caller, send } from '@sureda/api/testing/booking-calls'
import { runSql, startPostgres } from '@sureda/api/testing/postgres-cluster'
import { raceBooking } from '@sureda/api/testing/races/booking-race'
import { prepareRace, RACE_TENANT } from '@sureda/api/testing/races/race-database'
import { percentile } from './report.ts'

const CALLERS = 8
const EACH = 25

export interface CallTimes {
  call: string
  p50: number
  p95: number
}

/** The requests of a member that are measured against many people and ledger rows. */
const READS = [
  '/api/v1/user',
  '/api/v1/points/balance',
  '/api/v1/points/history',
  '/api/v1/points/stats',
  '/api/v1/points/leaderboard',
  '/api/v1/rewards',
  '/api/v1/reservations',
  '/api/v1/notification-cards',
  '/api/v1/favorites',
]

/** Response times of each request with several concurrent callers, and the duration of the invariant checks. */
export async function crowdTimes(
  people: number,
  ledgerRows: number,
): Promise<{ calls: CallTimes[]; checkSeconds: number }> {
  const cluster = await startPostgres({ durable: true })
  let server: ApiProcess | undefined
  try {
    const url = cluster.url('crowd')
    await runSql(cluster.url('postgres'), 'create database crowd')
    const bookings = CALLERS * EACH
    const { tokens, days } = await prepareRace(url, { slots: 1, seats: bookings, bookings })
    await runSql(cluster.adminUrl.replace('/postgres?', '/crowd?'), crowd(people, ledgerRows))
    server = await startApiProcess({ DATABASE_URL: url })
    const { port } = server
    const times = async (call: string, ask: (caller: Caller, n: number) => Promise<{ status: number }>) => {
      const measured: number[] = []
      await Promise.all(
        Array.from({ length: CALLERS }, async (_, at) => {
          for (let round = 0; round < EACH; round++) {
            const n = at * EACH + round
            const started = performance.now()
            const { status } = await ask({ port, token: tokens[n] ?? '', tenant: RACE_TENANT }, n)
            if (status >= 400) throw new Error(`${call} was answered with ${status}`)
            // the first rounds are warm-up
            if (round >= 3) measured.push(performance.now() - started)
          }
        }),
      )
      return { call, p50: percentile(measured, 0.5), p95: percentile(measured, 0.95) }
    }
    const calls: CallTimes[] = []
    for (const path of READS)
      calls.push(await times(`GET ${path.slice('/api/v1'.length)}`, (caller) => send(caller, 'GET', path)))
    calls.push(
      await times('POST /reservations', (caller, n) =>
        send(caller, 'POST', '/api/v1/reservations', { body: raceBooking(days[0] ?? ''), key: `crowd-${n}` }),
      ),
    )
    return { calls, checkSeconds: await secondsOfCheck(url) }
  } finally {
    await server?.stop()
    await cluster.stop()
  }
}

async function secondsOfCheck(url: string): Promise<number> {
  const database = await openPostgres({ url, poolSize: 1 })
  try {
    const started = performance.now()
    await checkInvariants(database.db, RACE_TENANT)
    return (performance.now() - started) / 1_000
  } finally {
    await database.close()
  }
}

/**
 * Runs as the superuser with triggers disabled. The ledger distributes points over three years, and the balances are
 * its sums.
 */
const crowd = (people: number, ledgerRows: number) => `
  set session_replication_role = replica;
  insert into users (tenant_id, email, user_name, name)
    select '${RACE_TENANT}', 'crowd-' || n || '@example.test', 'crowd-' || n, 'Crowd ' || n from generate_series(1, ${people}) n;
  insert into points_ledger (tenant_id, user_id, source_type, source_id, delta, created_at, occurred_at)
    select '${RACE_TENANT}', p.id, (array['game', 'checkin', 'route'])[n % 3 + 1], 'crowd-' || n, 1 + p.number % 97,
           now() - n % 1000 * interval '1 day', date_trunc('milliseconds', now() - n % 1000 * interval '1 day')
    from generate_series(1, ${ledgerRows}) n
    join (select id, row_number() over () as number from users where tenant_id = '${RACE_TENANT}') p
      on p.number = n % ${people} + 1;
  insert into points_accounts (tenant_id, user_id, balance, lifetime)
    select tenant_id, user_id, sum(delta), sum(delta) from points_ledger group by 1, 2
    on conflict (tenant_id, user_id) do update set balance = excluded.balance, lifetime = excluded.lifetime;
  set session_replication_role = origin;
  analyze`
