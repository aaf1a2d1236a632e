/**
 * `npx node api/src/testing/upgrade/write-fixture.ts`, run with each release: writes the data of an installation with the
 * released schema and the statements of this version, from which `upgrade.test.ts` starts.
 */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LISTED_CALLS } from '@sureda/contract/calls/calls'
import pg from 'pg'
import { buildApi } from '../../app.ts'
import { migrate } from '../../database/migrate.ts'
import { sql } from '../../database/orm.ts'
import { openPostgres } from '../../database/postgres.ts'
import { withTenant } from '../../database/with-tenant.ts'
import { addDays } from '../../lib/local-time.ts'
import { dayIn } from '../../modules/platform/tenant/local-day.ts'
import { addContentOfAllKinds } from '../fuzz-content.ts'
import { findPostgresBinaries } from '../postgres-binaries.ts'
import { runSql, startPostgres } from '../postgres-cluster.ts'
import { type TestApi, testConfig } from '../test-app.ts'
import { addFavorite } from '../test-belongings.ts'
import { createPerson } from '../test-people.ts'
import { seedTenants } from '../test-tenants.ts'
import { FIXTURE, releasedMigrations, STATEMENTS } from './released.ts'

const statements = new Set<string>()
const query = pg.Client.prototype.query
pg.Client.prototype.query = function recorded(this: pg.Client, ...args: unknown[]) {
  const text = typeof args[0] === 'string' ? args[0] : (args[0] as pg.QueryConfig | undefined)?.text
  if (text && /^(select|insert|update|delete|with)\b/i.test(text.trim()))
    statements.add(text.replaceAll(/\s+/g, ' ').trim())
  return Reflect.apply(query, this, args)
} as typeof query

const cluster = await startPostgres()
const released = releasedMigrations()
try {
  await runSql(cluster.url('postgres'), 'create database office')
  const database = await openPostgres({ url: cluster.url('office') })
  await migrate(database, { folder: released.folder })
  await seedTenants(database.db)
  await addContentOfAllKinds(database as unknown as TestApi)
  const member = await createPerson(database.db, 'gavarres')
  await addFavorite(database.db, member, 'known')
  await withTenant(database.db, 'gavarres', (tx) =>
    tx.execute(sql`insert into ratings (tenant_id, user_id, rateable_type, rateable_id, stars, captured_at)
      values ('gavarres', ${member.user.id}, 'route', 'known', 4, now())`),
  )
  statements.clear()
  const app = await buildApi({ database, config: testConfig() })
  for (const { method, path } of LISTED_CALLS)
    if (method === 'GET')
      await app.inject({ url: `/api/v1${path.replaceAll(/:\w+/g, 'known')}`, headers: member.headers })
  await app.inject({
    method: 'POST',
    url: '/api/v1/reservations',
    headers: { ...member.headers, 'idempotency-key': 'k' },
    payload: { experience_id: 'known', date: addDays(dayIn('Europe/Madrid'), 20), time: '10:00', people: 1 },
  })
  await app.close()
  await database.close()
  writeFileSync(STATEMENTS, `${[...statements].sort().join(';\n')};\n`)
  const dump = execFileSync(
    join(findPostgresBinaries() ?? '', 'pg_dump'),
    [
      ...['-h', cluster.folder, '-U', 'postgres', '--data-only', '--inserts', '--rows-per-insert=100'],
      ...['--exclude-table-data=schema_migrations', 'office'],
    ],
    { encoding: 'utf8', maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'ignore'] },
  )
  // removes what only psql or the dumped server understands
  const lines = dump
    .split('\n')
    .filter((line) => line && !/^(--|SET |\\|SELECT pg_catalog\.set_config)/.test(line))
  writeFileSync(FIXTURE, `${lines.join('\n')}\n`)
  console.log(`Written: ${FIXTURE}`)
} finally {
  released.remove()
  await cluster.stop()
}
