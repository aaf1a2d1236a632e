/** `npm run bench -- growth` */
import { findPostgresBinaries } from '@sureda/api/testing/postgres-binaries'
import { bookingGrowth } from './growth.ts'
import { report, rounded } from './report.ts'

const FEW = 1_000
const MANY = Number(process.argv[2] ?? 100_000)

if (findPostgresBinaries()) {
  const [few, many] = await bookingGrowth([FEW, MANY])
  const row = (what: string, small: number, large: number) => ({
    what,
    [FEW]: rounded(small, 2),
    [MANY]: rounded(large, 2),
    'grows %': rounded((large / small - 1) * 100, 1),
    'goal %': 10,
  })
  report(
    'growth',
    [row('booking, median ms', few.ms, many.ms), row('booking, cpu ms', few.cpuMs, many.cpuMs)],
    {
      load: 'one booking after the other on PostgreSQL, both databases on one server, in alternating rounds of 40',
      cpu: 'API process and PostgreSQL; its background work counts for what runs at that moment',
    },
  )
} else console.log('No PostgreSQL on this machine: growth needs one.')
