import { LOCALES } from '@sureda/contract/codes/locale'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import { sql } from '../database/orm.ts'
import { rowsOf } from '../database/with-tenant.ts'
import { openTestDatabase } from '../testing/test-database.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

it('allows every language of the app in every column with a check of languages', async () => {
  const checks = await rowsOf<{ name: string; definition: string }>(
    database.db,
    sql`select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
        where contype = 'c' and pg_get_constraintdef(oid) like '%''ca''%'`,
  )
  expect(checks.length).toBeGreaterThan(2)
  for (const { name, definition } of checks)
    expect([name, LOCALES.filter((locale) => !definition.includes(`'${locale}'`))]).toEqual([name, []])
})
