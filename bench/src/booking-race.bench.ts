/** `npm run bench -- booking-race` */
import type { ApiProcess } from '@sureda/api/testing/api-process'
import { findPostgresBinaries } from '@sureda/api/testing/postgres-binaries'
import { runSql, startPostgres } from '@sureda/api/testing/postgres-cluster'
import { runBookingRace } from '@sureda/api/testing/races/booking-race'
import { cpuSeconds } from './cpu.ts'
import { type Row, report, rounded } from './report.ts'

const SEATS = 10
const BOOKINGS = 500
const RUNS = 3

const failures = (answers: Record<string, number>) =>
  Object.entries(answers).reduce((sum, [answer, count]) => (answer.startsWith('5') ? sum + count : sum), 0)

/**
 * 500 people book 20 slots of 10 seats at the same time, over four API processes on one PostgreSQL. The same follows
 * without the database constraint and must oversell; otherwise the first result would prove nothing.
 */
if (findPostgresBinaries()) {
  const cluster = await startPostgres()
  const rows: Row[] = []
  try {
    for (const guard of ['on', 'off'] as const) {
      for (let run = 1; run <= RUNS; run++) {
        const name = `race_${guard}_${run}`
        await runSql(cluster.url('postgres'), `create database ${name}`)
        // on a busy machine every elapsed time grows, but the processor time of a booking stays the same
        const used: number[] = []
        const watch = (servers: readonly ApiProcess[]) => {
          const pids = [...servers.map(({ pid }) => pid), cluster.pid]
          used.push(pids.reduce((sum, pid) => sum + (cpuSeconds(pid) ?? Number.NaN), 0))
        }
        const result = await runBookingRace({
          databaseUrl: cluster.url(name),
          guard,
          seats: SEATS,
          bookings: BOOKINGS,
          watch,
        })
        const [before = Number.NaN, after = Number.NaN] = used
        rows.push({
          guard,
          run,
          sold: result.booked.reduce((sum, people) => sum + people, 0),
          'most in one slot': Math.max(...result.booked),
          'least in one slot': Math.min(...result.booked),
          'bookings/s': rounded(BOOKINGS / result.seconds),
          'p50 ms': result.p50,
          'p99 ms': result.p99,
          'cpu ms/booking': rounded(((after - before) * 1000) / BOOKINGS, 2),
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
    goals: 'guard on: exactly 10 per slot, no 5xx, no drift, p99 < 1000 ms; guard off (control): oversells',
    cpu: 'API processes and PostgreSQL, without the load',
  })
} else console.log('No PostgreSQL on this machine: the race needs one.')
