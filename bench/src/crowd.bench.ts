/** `npm run bench -- crowd` */
import { findPostgresBinaries } from '@sureda/api/testing/postgres-binaries'
import { crowdTimes } from './crowd.ts'
import { report, rounded } from './report.ts'

const PEOPLE = Number(process.argv[2] ?? 100_000)
const LEDGER_ROWS = PEOPLE * 10

if (findPostgresBinaries()) {
  const { calls, checkSeconds } = await crowdTimes(PEOPLE, LEDGER_ROWS)
  report(
    'crowd',
    calls.map(({ call, p50, p95 }) => ({
      call,
      'p50 ms': rounded(p50, 1),
      'p95 ms': rounded(p95, 1),
      'goal p95 ms': 150,
    })),
    {
      load: `eight callers at once on PostgreSQL, ${PEOPLE} people, ${LEDGER_ROWS} rows of the ledger, one process`,
      check: `all invariants of the tenant: ${rounded(checkSeconds, 1)} s`,
    },
  )
  console.log(`All invariants of the tenant: ${rounded(checkSeconds, 1)} s`)
} else console.log('No PostgreSQL on this machine: crowd needs one.')
