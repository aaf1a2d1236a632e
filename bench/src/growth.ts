import { startApiProcess } from '@sureda/api/testing/api-process'
import { book, type Caller } from '@sureda/api/testing/booking-calls'
import { runSql, startPostgres } from '@sureda/api/testing/postgres-cluster'
import { raceBooking } from '@sureda/api/testing/races/booking-race'
import { prepareRace, RACE_EXPERIENCE, RACE_TENANT } from '@sureda/api/testing/races/race-database'
import { cpuSeconds } from './cpu.ts'
import { median } from './report.ts'

const ROUNDS = 8
const PER_ROUND = 40

export interface BookingCost {
  /** The median time of sequential bookings in milliseconds. */
  ms: number
  /** Processor time of the server and the database. */
  cpuMs: number
}

/**
 * Booking times with few and with many reservations in the database. Both databases are on one server and alternate, so
 * that other work of the machine affects both equally.
 */
export async function bookingGrowth(sizes: readonly [number, number]): Promise<[BookingCost, BookingCost]> {
  const cluster = await startPostgres({ durable: true })
  try {
    const sides = await Promise.all(
      sizes.map((size) => side(cluster.url(`growth_${size}`), cluster.adminUrl, size)),
    )
    for (let round = 0; round < ROUNDS; round++) {
      for (const each of round % 2 ? [...sides].reverse() : sides) {
        const backends = cpuSeconds(cluster.pid) ?? Number.NaN
        const server = cpuSeconds(each.server.pid) ?? Number.NaN
        for (let i = 0; i < PER_ROUND; i++) {
          const answer = await book(each.caller(), raceBooking(each.day), crypto.randomUUID())
          if (answer.status !== 201)
            throw new Error(`a booking was answered with ${answer.status} ${answer.code}`)
          // the first round is warm-up
          if (round > 0) each.times.push(answer.ms)
        }
        const used = (cpuSeconds(cluster.pid) ?? 0) - backends + (cpuSeconds(each.server.pid) ?? 0) - server
        if (round > 0) each.cpu.push((used * 1000) / PER_ROUND)
      }
    }
    await Promise.all(sides.map(({ server }) => server.stop()))
    const [few, many] = sides.map(({ times, cpu }) => ({ ms: median(times), cpuMs: median(cpu) }))
    if (!few || !many) throw new Error('two sizes are compared')
    return [few, many]
  } finally {
    await cluster.stop()
  }
}

async function side(url: string, adminUrl: string, size: number) {
  await runSql(url.replace(/growth_\d+/, 'postgres'), `create database growth_${size}`)
  const bookings = ROUNDS * PER_ROUND
  const { tokens, days } = await prepareRace(url, { slots: 1, seats: bookings, bookings })
  // as the superuser, because row-level security would require a tenant and only the rows matter here
  await runSql(adminUrl.replace('/postgres?', `/growth_${size}?`), history(size))
  const server = await startApiProcess({ DATABASE_URL: url })
  let turn = 0
  const caller = (): Caller => ({ port: server.port, token: tokens[turn++] ?? '', tenant: RACE_TENANT })
  return { server, caller, day: days[0] ?? '', times: [] as number[], cpu: [] as number[] }
}

/** Past reservations of the booked experience by the same people, some of them daily for years. */
const history = (size: number) => `
  insert into slot_inventory (tenant_id, experience_id, date, time, capacity)
    select '${RACE_TENANT}', '${RACE_EXPERIENCE}', current_date - day, '10:00', ${size} from generate_series(1, 1000) as day;
  insert into reservations (tenant_id, user_id, experience_id, date, time, starts_at, ends_at, people, status, changed_by)
    select '${RACE_TENANT}', person.id, '${RACE_EXPERIENCE}', current_date - (n % 1000 + 1)::int, '10:00',
           now() - (n % 1000 + 1) * interval '1 day', now() - (n % 1000 + 1) * interval '1 day' + interval '1 hour',
           1, 'completed', 'import'
    from generate_series(1, ${size}) as n
    join (select id, row_number() over () as number, count(*) over () as people from users) as person
      on person.number = n % person.people + 1;
  analyze`
