import { readConfig } from '@sureda/api/config'
import { sql } from '@sureda/api/database/orm'
import { withTenant } from '@sureda/api/database/with-tenant'
import { publicKeys } from '@sureda/api/modules/bookings/passes/pass-keys.service'
import { createTenantDirectory } from '@sureda/api/modules/platform/tenant/tenant-directory'
import { openTestDatabase } from '@sureda/api/testing/test-database'
import { seedTenants } from '@sureda/api/testing/test-tenants'
import { expect, it, onTestFinished } from 'vitest'
import { readPeopleCommand } from './people-commands.ts'
import { runPeopleCommand } from './run-people-command.ts'

it('understands a command line', () => {
  expect(
    readPeopleCommand([
      ...['invite', 'ana@example.org', '--territory', 'raya', '--role', 'guide,operator'],
      ...['--name', ' Ana Roca ', '--language', 'ca', '--show-link'],
    ]),
  ).toEqual({
    name: 'invite',
    email: 'ana@example.org',
    territory: 'raya',
    roles: ['guide', 'operator'],
    personName: 'Ana Roca',
    language: 'ca',
    showsLink: true,
  })
  expect(readPeopleCommand(['grant', 'ana@example.org', '--territory', 'raya'])?.roles).toEqual(['guide'])
  expect(readPeopleCommand([])).toBeUndefined()
})

it.each([
  [['dismiss'], 'There is no command "dismiss"'],
  [['invite'], 'Whom?'],
  [['invite', 'ana'], 'Whom?'],
  [['revoke', 'ana@example.org'], 'In which territory?'],
  [['grant', 'ana@example.org', '--territory', 'raya', '--role', 'king'], 'king is no role'],
  [['grant', 'ana@example.org', '--territory', 'raya', '--language', 'pt'], 'pt is no language'],
  [['rotate-pass-keys'], 'In which territory?'],
  [['rotate-push-keys'], 'rotate-push-keys raya'],
  [['list', '--all'], 'npm run people shows all commands'],
])('says in one sentence what is wrong with %j', (args, sentence) => {
  expect(() => readPeopleCommand(args)).toThrow(sentence)
})

it('makes the first person of an office, prints the link where there is no mail, and tells who may do what', async () => {
  const database = await openTestDatabase()
  onTestFinished(() => database.close())
  const config = readConfig({})
  const run = async (line: string) => {
    const command = readPeopleCommand(line.split(' '))
    if (!command) throw new Error('no command')
    const tenants = await createTenantDirectory(database.db, {}).all()
    return (await runPeopleCommand(command, { db: database.db, config, tenants, actor: 'ana' })).join('\n')
  }
  await expect(run('list')).rejects.toThrow('There is no territory in this database yet')
  await seedTenants(database.db)
  await expect(run('list --territory nova')).rejects.toThrow('Known: gavarres, raya.')
  expect(await run('list --territory raya')).toContain('no one yet: npm run people -- invite')
  await withTenant(database.db, 'raya', (tx) =>
    tx.execute(
      sql`insert into job_failures values ('raya', 'closures', 'c-1', 8, 'no', '2026-01-02T03:04Z', 'infinity')`,
    ),
  )
  expect(await run('set-aside')).toBe(
    'Suro Viu (gavarres): 0 set aside\nRaya Corchera (raya): 1 set aside\n  2026-01-02 03:04 closures c-1, 8 tries: no',
  )
  expect(await run('set-aside --territory raya --retry')).toContain('1 set aside, 1 have their turn again')
  expect(await run('set-aside --territory raya')).toBe('Raya Corchera (raya): 0 set aside')
  const invited = await run('invite pilar@example.org --territory raya --role guide,operator --show-link')
  expect(invited).toContain('pilar <pilar@example.org> is now guide, operator.')
  expect(invited).toMatch(/http:\/\/raya\.localhost:\d+\/reset-password\/[\w-]{43}/)
  expect(await run('grant pilar@example.org --territory raya')).toContain('already; nothing has changed')
  expect(await run('revoke pilar@example.org --territory raya --role operator')).toContain('Left: guide.')
  const list = await run('list')
  expect(list).toMatch(/guide +pilar <pilar@example.org>, invited and not come yet/)
  expect(list).toContain('revoked operator: pilar@example.org, by ana')
  expect(list).toContain('invited guide, operator: pilar@example.org, by ana')
  await expect(run('rotate-pass-keys nova')).rejects.toThrow('There is no territory "nova"')
  const keys = () => withTenant(database.db, 'raya', (tx) => publicKeys(tx, 'raya'))
  await run('rotate-pass-keys raya')
  await run('rotate-pass-keys raya')
  expect(await keys()).toHaveLength(2)
  expect(await run('rotate-pass-keys raya --forget-former')).toContain('Former keys forgotten: 2.')
  const [key] = await keys()
  expect(await keys()).toHaveLength(1)
  expect(await run('list')).toContain(`rotated pass keys to ${key?.kid}, former ones forgotten, by ana`)
  expect(await run('rotate-push-keys raya')).toContain('Phones that go on with their former key: 0.')
  expect(await run('rotate-push-keys raya --forget-former')).toContain('Phones forgotten: 0.')
  expect(await run('list')).toMatch(/rotated push keys to [\w-]{8}, phones forgotten: 0, by ana/)
})
