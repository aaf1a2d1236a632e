import { sql } from '@sureda/api/database/orm'
import { withTenant } from '@sureda/api/database/with-tenant'
import { openTestDatabase } from '@sureda/api/testing/test-database'
import { seedTenants } from '@sureda/api/testing/test-tenants'
import { expect, it, onTestFinished } from 'vitest'
import { runCommandOn } from '../testing/command-line.ts'

async function installation() {
  const database = await openTestDatabase()
  onTestFinished(() => database.close())
  await seedTenants(database.db)
  return database
}

it('lists migrations with their dates, applies what is pending, and says when the database is newer', async () => {
  const database = await installation()
  const status = () => runCommandOn(database, 'database status')
  expect(await status()).toMatchObject({
    code: 0,
    text: expect.stringMatching(/applied {2}\d{4}-\d\d-\d\d \d\d:\d\d 0000_platform\.sql/),
  })
  await database.db.execute(sql`delete from schema_migrations where name = '0019_general_limits.sql'`)
  await database.db.execute(sql`drop table general_limits`)
  expect(await status()).toMatchObject({
    code: 1,
    text: expect.stringContaining('Pending: 1. Apply them: npm run database -- migrate'),
  })
  expect((await runCommandOn(database, 'database migrate')).text).toBe(
    '  applied 0019_general_limits.sql\nApplied: 1.',
  )
  expect((await runCommandOn(database, 'database migrate')).text).toBe('Nothing is pending.')
  await database.db.execute(sql`insert into schema_migrations (name, hash) values ('9000_later.sql', 'x')`)
  expect(await status()).toMatchObject({
    code: 1,
    text: expect.stringContaining('This program is older than the database'),
  })
})

it('prints the invariants of each territory, and exits with 1 where one is broken', async () => {
  const database = await installation()
  const good = await runCommandOn(database, 'database check')
  expect(good).toMatchObject({
    code: 0,
    text: expect.stringContaining('ok     no slot sells more seats than it has'),
  })
  await withTenant(database.db, 'raya', (tx) =>
    tx.execute(
      sql`insert into mail_outbox (tenant_id, recipient, subject, body, created_at) values ('raya', 'a@example.test', '', '', now() - interval '3 hours')`,
    ),
  )
  const late = await runCommandOn(database, 'database check')
  expect(late).toMatchObject({
    code: 1,
    text: expect.stringContaining('✗ raya mail: 1, the oldest for 180 minutes'),
  })
  expect((await runCommandOn(database, 'database check --territory gavarres')).code).toBe(0)
})
