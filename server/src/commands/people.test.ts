import type { Database } from '@sureda/api/database/database'
import { sql } from '@sureda/api/database/orm'
import { withTenant } from '@sureda/api/database/with-tenant'
import { publicKeys } from '@sureda/api/modules/bookings/passes/pass-keys.service'
import { openTestDatabase } from '@sureda/api/testing/test-database'
import { seedTenants } from '@sureda/api/testing/test-tenants'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { runCommandOn } from '../testing/command-line.ts'

let empty: Database
beforeAll(async () => {
  empty = await openTestDatabase()
})
afterAll(() => empty.close())

async function openDatabase() {
  const database = await openTestDatabase()
  onTestFinished(() => database.close())
  return { database, run: async (line: string) => (await runCommandOn(database, line)).text }
}

it.each([
  ['people invite', '<e-mail> is missing: npm run people -- invite <e-mail> --territory <id>'],
  ['people invite ana --territory raya', 'ana is not an e-mail address'],
  ['people revoke ana@example.org', '--territory is missing: npm run people -- revoke'],
  ['people grant ana@example.org --territory raya --role king', 'king is not a role'],
  ['people invite ana@example.org --territory raya --language pt', 'pt is not a language'],
  ['people invite ana@example.org --territory raya --name " "', '--name is the name of a person'],
  ['people rotate-pass-keys', '<territory> is missing'],
  ['people list --all', "Unknown option '--all'. All of it: npm run people -- list --help"],
  ['people list raya', '"raya" is not understood: npm run people -- list [--territory <id>]'],
  ['people list', 'There is no territory in this database yet: npm run territory -- import <folder>'],
])('explains in one sentence: %s', async (line, sentence) => {
  const { code, text } = await runCommandOn(empty, line)
  expect(text).toContain(`✗ ${sentence}`)
  expect(code).toBe(1)
})

it('invites the first person of an office, prints the link where there is no mail, and lists roles', async () => {
  const { database, run } = await openDatabase()
  await seedTenants(database.db)
  expect(await run('people list --territory nova')).toContain('Known: gavarres, raya.')
  expect(await run('people list --territory raya')).toContain('no one yet: npm run people -- invite')
  const invited = await run(
    'people invite pilar@example.org --territory raya --role guide,operator --name "Pilar Sanz" --language ca --show-link',
  )
  expect(invited).toContain('Pilar Sanz <pilar@example.org> is now guide, operator.')
  expect(invited).toMatch(/http:\/\/raya\.localhost:\d+\/reset-password\/[\w-]{43}/)
  expect(await run('people grant pilar@example.org --territory raya')).toContain(
    'already; nothing has changed',
  )
  expect(await run('people revoke pilar@example.org --territory raya --role operator')).toContain(
    'Left: guide.',
  )
  const list = await run('people list')
  expect(list).toMatch(/guide +Pilar Sanz <pilar@example.org>, invited and not come yet/)
  expect(list).toContain('revoked operator: pilar@example.org, by ana')
  expect(list).toContain('invited guide, operator: pilar@example.org, by ana')
})

it('lists rows that jobs have set aside, and retries them', async () => {
  const { database, run } = await openDatabase()
  await seedTenants(database.db)
  await withTenant(database.db, 'raya', (tx) =>
    tx.execute(
      sql`insert into job_failures values ('raya', 'closures', 'c-1', 8, 'no', '2026-01-02T03:04Z', 'infinity')`,
    ),
  )
  expect(await run('people set-aside')).toBe(
    'Suro Viu (gavarres): 0 set aside\nRaya Corchera (raya): 1 set aside\n  2026-01-02 03:04 closures c-1, 8 tries: no',
  )
  expect(await run('people set-aside --territory raya --retry')).toContain(
    '1 set aside, 1 have their turn again',
  )
  expect(await run('people set-aside --territory raya')).toBe('Raya Corchera (raya): 0 set aside')
})

it('rotates the keys of passes and notices', async () => {
  const { database, run } = await openDatabase()
  await seedTenants(database.db)
  const keys = () => withTenant(database.db, 'raya', (tx) => publicKeys(tx, 'raya'))
  expect(await run('people rotate-pass-keys nova')).toContain('There is no territory "nova"')
  await run('people rotate-pass-keys raya')
  await run('people rotate-pass-keys raya')
  expect(await keys()).toHaveLength(2)
  expect(await run('people rotate-pass-keys raya --forget-former')).toContain('Former keys forgotten: 2.')
  const [key] = await keys()
  expect(await keys()).toHaveLength(1)
  expect(await run('people list')).toContain(
    `rotated pass keys to ${key?.kid}, former ones forgotten, by ana`,
  )
  expect(await run('people rotate-push-keys raya')).toContain('Phones that go on with their former key: 0.')
  expect(await run('people rotate-push-keys raya --forget-former')).toContain('Phones forgotten: 0.')
  expect(await run('people list')).toMatch(/rotated push keys to [\w-]{8}, phones forgotten: 0, by ana/)
})
