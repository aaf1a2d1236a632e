import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import { sql } from '../database/orm.ts'
import { rowsOf } from '../database/with-tenant.ts'
import type { Secret } from '../secret.ts'
import { ConfigError } from '../setting.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { assertSharedSecrets, forgetSecret } from './shared-secrets.ts'

const OLD = 'o'.repeat(32)
const NEW = 'n'.repeat(32)
let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(() => forgetSecret(database.db, 'PASS_SECRET'))

const start = (...values: [] | [...Secret]) =>
  assertSharedSecrets(database.db, { PASS_SECRET: values.length > 0 ? (values as Secret) : undefined })

it('accepts processes with the same secret, and names a missing or different one without its value', async () => {
  await start(OLD)
  await start(OLD)
  const different = start(NEW)
  await expect(different).rejects.toThrow(/PASS_SECRET is not the one of the other processes/)
  await expect(different).rejects.not.toThrow(NEW)
  await expect(start()).rejects.toThrow(/PASS_SECRET is missing here/)
})

it('requires nothing where no process has a secret', async () => {
  await start()
  await start(OLD)
})

it('agrees on one value when several processes start at once', async () => {
  const starts = await Promise.allSettled([start(OLD), start(NEW), start(OLD), start(NEW)])
  const refused = starts.filter((result) => result.status === 'rejected')
  expect(refused).toHaveLength(2)
  for (const { reason } of refused) expect(reason).toBeInstanceOf(ConfigError)
})

it('waits longer than the lock timeout for processes that hold the table', async () => {
  const holder = database.db.transaction(async (tx) => {
    await tx.execute(sql`lock table shared_secrets in share row exclusive mode`)
    await tx.execute(sql`select pg_sleep(3.5)`)
  })
  await Promise.all([holder, start(OLD)])
})

it('allows a secret to be changed in one process after the other', async () => {
  for (const values of [[OLD], [NEW, OLD], [OLD], [NEW, OLD], [NEW]] as const) await start(...values)
  await expect(start(OLD)).rejects.toThrow(ConfigError)
})

it('accepts another value after the lost one was forgotten', async () => {
  await start(OLD)
  await forgetSecret(database.db, 'PASS_SECRET')
  await start(NEW)
})

it('stores no value of a secret in the database', async () => {
  await start(OLD)
  const rows = await rowsOf(database.db, sql`select * from shared_secrets`)
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(OLD)
})
