/** `npm run bench -- api-rows`; another number of rows per tenant and table: `node bench/src/api-rows.bench.ts 10000` */
import { openEmbedded } from '@sureda/api/database/embedded'
import { openPostgres } from '@sureda/api/database/postgres'
import { findPostgresBinaries } from '@sureda/api/testing/postgres-binaries'
import { runSql, startPostgres } from '@sureda/api/testing/postgres-cluster'
import { measureRows } from './api-rows.ts'
import { type Row, report } from './report.ts'

const ROWS = Number(process.argv[2] ?? 100_000)
const EMBEDDED_ROWS = Math.min(ROWS, 10_000)

const rows: Row[] = []
if (findPostgresBinaries()) {
  const cluster = await startPostgres()
  try {
    await runSql(cluster.url('postgres'), 'create database rows')
    const database = await openPostgres({ url: cluster.url('rows') })
    rows.push(...(await measureRows(database, 'postgres', ROWS)))
    await database.close()
  } finally {
    await cluster.stop()
  }
} else console.log('No PostgreSQL on this machine: only the embedded database was measured.')
const embedded = await openEmbedded({})
rows.push(...(await measureRows(embedded, 'embedded', EMBEDDED_ROWS)))
await embedded.close()
report('api-rows', rows, {
  rows: 'per tenant and table, two tenants; experiences, locations, routes, stories, events',
  load: 'one question after the other through the whole API, none answered from memory',
})
