/** `npm run bench -- booking-rows`; another size: `node bench/src/booking-rows.bench.ts 10000` */
import { findPostgresBinaries } from '@sureda/api/testing/postgres-binaries'
import { measureBookings } from './booking-rows.ts'
import { report } from './report.ts'

const FEW = 1_000
const MANY = Number(process.argv[2] ?? 100_000)

if (findPostgresBinaries())
  report('booking-rows', await measureBookings(FEW, MANY), {
    load: 'one question after the other through the whole API on PostgreSQL, both databases in turns, none answered from memory',
    rows: 'reservations of a hundred experiences (60 tours, 30 restaurants, 10 houses), 20 of them of one guide; every twentieth with a place in a line',
  })
else console.log('No PostgreSQL on this machine: booking-rows needs one.')
