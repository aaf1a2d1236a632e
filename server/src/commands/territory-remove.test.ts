import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Database } from '@sureda/api/database/database'
import { sql } from '@sureda/api/database/orm'
import { rowsOf, withTenant } from '@sureda/api/database/with-tenant'
import { createTenantDirectory } from '@sureda/api/modules/platform/tenant/tenant-directory'
import { openTestDatabase } from '@sureda/api/testing/test-database'
import { createPerson } from '@sureda/api/testing/test-people'
import { ROOT } from '@sureda/build/workspace'
import { importTerritory } from '@sureda/territories/import'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runCommandOn } from '../testing/command-line.ts'

const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'sureda-remove-'))
const packOf = (id: string) => path.join(ROOT, 'territories', id)

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
  await importTerritory(database.db, packOf('template'))
  // with people, groups, future reservations, points and sessions
  await importTerritory(database.db, packOf('raya'), { demo: true })
  await createPerson(database.db, 'raya')
  await database.db.execute(
    sql`insert into rollouts (remote, pins, disabled_tenants) values ('mf-map', '{"raya": "1.0.0-a"}', '{raya,template}')`,
  )
})
afterAll(async () => {
  rmSync(DATA_DIR, { recursive: true })
  await database.close()
})

const run = (more = '') => runCommandOn(database, `territory remove raya ${more}`, { DATA_DIR })
const upload = path.join(DATA_DIR, 'uploads/raya/photo.webp')

/** The number of rows per table that name this territory, without empty tables. */
async function rowsNaming(id: string): Promise<Record<string, number>> {
  const tables = await rowsOf<{ name: string }>(
    database.db,
    sql`select c.relname as name from pg_class c where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace`,
  )
  const found: Record<string, number> = {}
  for (const { name } of tables) {
    const [row] = await withTenantAsOwner(id, (tx) =>
      rowsOf<{ n: number }>(
        tx,
        sql`select count(*)::int as n from ${sql.identifier(name)} as r where to_jsonb(r)::text like ${`%"${id}"%`}`,
      ),
    )
    if (row && row.n > 0) found[name] = row.n
  }
  return found
}

/** Accesses all tables as their owner with this tenant set. */
const withTenantAsOwner = <T>(id: string, work: (tx: Database['db']) => Promise<T>): Promise<T> =>
  database.db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('app.tenant', ${id}, true)`)
    return work(tx as Database['db'])
  })

const versionOf = async (id: string) =>
  (await createTenantDirectory(database.db, {}).all()).find((one) => one.id === id)?.contentVersion ?? 0

it('prints what would be deleted, and deletes nothing without the territory’s name', async () => {
  const { code, text } = await run()
  expect(code).toBe(1)
  expect(text).toMatch(/\d+ people with their sessions/)
  expect(text).toMatch(/\d+ of them still to come, the last on \d{4}-\d\d-\d\d/)
  expect(text).toContain(
    'Nothing was removed. To do it: npm run territory -- remove raya --yes raya --with-reservations',
  )
  expect((await run('--yes gavarres')).text).toContain('--yes gavarres is not raya: nothing was removed.')
  const refused = await run('--yes raya')
  expect(refused.code).toBe(1)
  expect(refused.text).toMatch(/\d+ reservations of \d+ people are still to come/)
  expect(await withTenant(database.db, 'raya', (tx) => rowsOf(tx, sql`select id from users`))).not.toEqual([])
})

it('deletes every row and file of the territory and nothing of another one, and can import it again', async () => {
  mkdirSync(path.dirname(upload), { recursive: true })
  writeFileSync(upload, 'x')
  const [others, version] = [await rowsNaming('template'), await versionOf('raya')]
  const before = await rowsNaming('raya')
  for (const table of [
    'sessions',
    'reservations',
    'points_ledger',
    'experiences',
    'tenant_domains',
    'rollouts',
  ])
    expect(before[table], table).toBeGreaterThan(0)
  const { code, text } = await run('--yes raya --with-reservations')
  expect(text).toContain('Raya Corchera (raya) is removed.')
  expect(code).toBe(0)
  // the removal is recorded, so that the next start does not import the territory again
  expect(await rowsNaming('raya')).toEqual({ removed_samples: 1 })
  expect(existsSync(upload)).toBe(false)
  expect(await rowsNaming('template')).toEqual(others)
  expect((await run('--yes raya')).text).toContain('There is no territory "raya". Known: template.')
  const again = await runCommandOn(database, `territory import ${packOf('raya')} --no-demo`, { DATA_DIR })
  expect(again.code).toBe(0)
  expect(await rowsNaming('raya')).not.toHaveProperty('removed_samples')
  // the content version has increased, so responses cached before the removal are outdated
  expect(await versionOf('raya')).toBeGreaterThan(version)
})
