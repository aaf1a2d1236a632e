/** `npm run bench -- booking-crash` */
import { findPostgresBinaries } from '@sureda/api/testing/postgres-binaries'
import { startPostgres } from '@sureda/api/testing/postgres-cluster'
import { crashRace, droppedAnswers } from './booking-crash.ts'
import { type Row, report } from './report.ts'

/** `npm run bench -- booking-crash 1` runs one round. */
const RUNS = Number(process.argv[2] ?? 3)
const DROPS = 1_000

if (findPostgresBinaries()) {
  const cluster = await startPostgres({ durable: true })
  const rows: Row[] = []
  try {
    for (let run = 1; run <= RUNS; run++) {
      const { acknowledged, lost, changed, recoveryMs, most, least, drift } = await crashRace(
        cluster,
        `crash_${run}`,
      )
      rows.push({
        what: `crash ${run}`,
        'acknowledged before': acknowledged,
        lost,
        'other id on repeat': changed,
        'recovered after ms': recoveryMs,
        'seats per slot': `${least}–${most}`,
        drift,
        goal: '0 lost, 10 per slot, < 10 s',
      })
    }
    const { dropped, replayed, duplicates, unanswered, seats, drift } = await droppedAnswers(
      cluster,
      'dropped',
      DROPS,
    )
    rows.push({
      what: 'answers dropped',
      dropped,
      replayed,
      duplicates,
      lost: unanswered,
      'seats per slot': `${seats} of ${DROPS}`,
      drift,
      goal: '0 duplicates',
    })
  } finally {
    await cluster.stop()
  }
  report('booking-crash', rows, {
    load: '500 bookings, 20 slots of 10 seats, 4 API processes; two killed (SIGKILL), PostgreSQL (fsync on) stopped at once; all repeated',
    dropped: `${DROPS} bookings whose connection ends after 0–60 ms, repeated under the same Idempotency-Key`,
  })
} else console.log('No PostgreSQL on this machine: the crash needs one.')
