import { runBookingRace } from '@sureda/api/testing/booking-race'
import { findPostgresBinaries, runSql, startPostgres } from '@sureda/api/testing/postgres-cluster'
import { type Row, report, rounded } from './report.ts'

const SEATS = 10
const RUNS = 3

const failures = (answers: Record<string, number>) =>
  Object.entries(answers).reduce((sum, [answer, count]) => (answer.startsWith('5') ? sum + count : sum), 0)

/**
 * 500 people for 20 slots of 10 seats, at once, over four API processes on one PostgreSQL; then the same with the guard of the database taken
 * away, which must oversell: otherwise the first result would prove nothing.
 */
if (findPostgresBinaries()) {
  const cluster = await startPostgres()
  const rows: Row[] = []
  try {
    for (const guard of ['on', 'off'] as const) {
      for (let run = 1; run <= RUNS; run++) {
        const name = `race_${guard}_${run}`
        await runSql(cluster.url('postgres'), `create database ${name}`)
        const result = await runBookingRace({ databaseUrl: cluster.url(name), guard, seats: SEATS })
        rows.push({
          guard,
          run,
          sold: result.booked.reduce((sum, people) => sum + people, 0),
          'most in one slot': Math.max(...result.booked),
          'least in one slot': Math.min(...result.booked),
          'bookings/s': rounded(500 / result.seconds),
          'p50 ms': result.p50,
          'p99 ms': result.p99,
          '5xx': result.busy + failures(result.answers),
          drift: result.drift,
        })
      }
    }
  } finally {
    await cluster.stop()
  }
  report('booking-race', rows, {
    load: '500 bookings at once, 20 slots of 10 seats, 4 API processes; servers, database and load share the cores',
    goals: 'guard on: exactly 10 per slot, no 5xx, no drift; guard off (control): oversells',
  })
} else console.log('No PostgreSQL on this machine: the race needs one.')
