import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Config, readConfig } from '@sureda/api/config'
import type { Database } from '@sureda/api/database/database'
import { sql } from '@sureda/api/database/orm'
import { rowsOf, withTenant } from '@sureda/api/database/with-tenant'
import { openTestDatabase } from '@sureda/api/testing/test-database'
import { createPerson } from '@sureda/api/testing/test-people'
import { ROOT } from '@sureda/build/workspace'
import { importTerritory } from '@sureda/territories/import'
import { expect, it, onTestFinished } from 'vitest'
import { runCommandOn } from '../testing/command-line.ts'

async function installation() {
  const database = await openTestDatabase()
  onTestFinished(() => database.close())
  for (const id of ['gavarres', 'raya'])
    await importTerritory(database.db, path.join(ROOT, 'territories', id), { demo: true })
  return database
}

const removeDemo = async (database: Database, DATA_DIR = '.data') =>
  (await runCommandOn(database, 'people remove-demo', { DATA_DIR })).text

const inGavarres = <Row>(database: Database, statement: ReturnType<typeof sql>) =>
  withTenant(database.db, 'gavarres', (tx) => rowsOf<Row>(tx, statement))

it('removes demo people and sample brands, but no brand with real people', async () => {
  const database = await installation()
  const real = await createPerson(database.db, 'gavarres', { name: 'Ona Serra' })
  const before = await inGavarres(database, sql`select id from experiences where status = 'active'`)
  const said = await removeDemo(database)
  expect(said).toContain('visitor@sureda.test')
  expect(said).toContain('The brand stays, because there are real people in it.')
  expect(said).toContain('raya: removed')
  expect(said).toContain('The sample brand went with its content')
  expect(await rowsOf(database.db, sql`select id from tenants`)).toEqual([{ id: 'gavarres' }])
  expect(await inGavarres(database, sql`select id from users`)).toEqual([{ id: real.user.id }])
  expect(await inGavarres(database, sql`select id from experiences where status = 'active'`)).toEqual(before)
  for (const table of ['groups', 'reservations', 'sessions', 'points_ledger', 'favorites', 'user_packages'])
    expect(
      await inGavarres(
        database,
        sql`select 1 from ${sql.identifier(table)} where tenant_id = 'gavarres' ${table === 'sessions' ? sql`and user_id <> ${real.user.id}` : sql``}`,
      ),
      table,
    ).toEqual([])
  for (const view of ['points_drift', 'ratings_drift', 'reservation_inventory_drift'])
    expect(await inGavarres(database, sql`select * from ${sql.identifier(view)}`), view).toEqual([])
  // the second run finds nothing to do
  expect(await removeDemo(database)).toContain('gavarres: there are no demo people.')
})

it('deletes their pictures, but none in use or of a real person', async () => {
  const database = await installation()
  const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'sureda-demo-'))
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true }))
  const config = readConfig({ DATA_DIR })
  const folder = (id: string) => path.join(DATA_DIR, 'uploads', id)
  const real = await createPerson(database.db, 'gavarres', { name: 'Ona Serra' })
  const [guide] = await inGavarres<{ id: string }>(
    database,
    sql`select id from users where email = 'guide@sureda.test'`,
  )
  const [offer] = await inGavarres<{ id: string }>(
    database,
    sql`select id from experiences where guide_user_id = ${guide?.id} limit 1`,
  )
  const upload = async (userId: string | undefined, widths: number[], experienceId: string | null = null) => {
    const photo = `uploads/${storeFile(config, widths)}`
    await inGavarres(
      database,
      sql`insert into uploads (tenant_id, user_id, path, bytes, experience_id, image_widths)
          values ('gavarres', ${userId}, ${photo}, 1, ${experienceId}, ${`{${widths}}`})`,
    )
    return photo
  }
  await upload(guide?.id, [])
  await upload(guide?.id, [400, 800], offer?.id)
  const shown = await upload(guide?.id, [400, 800], offer?.id)
  await inGavarres(database, sql`update experiences set image = ${shown} where id = ${offer?.id}`)
  const own = await upload(real.user.id, [])
  mkdirSync(folder('raya'), { recursive: true })
  writeFileSync(path.join(folder('raya'), 'old.webp'), 'x')
  await removeDemo(database, DATA_DIR)
  const names = [own, shown, shown.replace('-800.', '-400.')].map((one) => path.basename(one))
  expect(readdirSync(folder('gavarres')).sort()).toEqual(names.sort())
  expect(readdirSync(folder('raya'))).toEqual([])
})

/** Stores an upload of one or several sizes. @returns its name below the uploads folder */
function storeFile(config: Config, widths: number[]): string {
  const id = randomUUID()
  mkdirSync(path.join(config.DATA_DIR, 'uploads/gavarres'), { recursive: true })
  const names = widths.length > 0 ? widths.map((width) => `${id}-${width}.webp`) : [`${id}.webp`]
  for (const name of names) writeFileSync(path.join(config.DATA_DIR, 'uploads/gavarres', name), 'x')
  return `gavarres/${names.at(-1)}`
}

it('changes nothing where content of a demo person is used by real people', async () => {
  const database = await installation()
  const real = await createPerson(database.db, 'gavarres')
  const [group] = await inGavarres<{ id: string }>(
    database,
    sql`select g.id from groups g join users u on u.tenant_id = g.tenant_id and u.id = g.owner_id
        where u.demo and g.member_count < g.people limit 1`,
  )
  await withTenant(database.db, 'gavarres', (tx) =>
    tx.execute(sql`insert into group_members (tenant_id, group_id, user_id, name, role)
      values ('gavarres', ${group?.id}, ${real.user.id}, 'Ona', 'participant')`),
  )
  expect(await removeDemo(database)).toMatch(/Real people still need[\s\S]*gavarres: group «/)
  expect(await rowsOf(database.db, sql`select id from tenants order by id`)).toEqual([
    { id: 'gavarres' },
    { id: 'raya' },
  ])
})
