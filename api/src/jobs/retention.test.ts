import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../database/orm.ts'
import { rowsOf, withTenant } from '../database/with-tenant.ts'
import { startTestApi, type TestApi } from '../testing/test-app.ts'
import { addContent } from '../testing/test-content.ts'
import { quiz } from '../testing/test-games.ts'
import { createPerson } from '../testing/test-people.ts'
import { deleteExpired, RETENTION } from './retention.ts'

const TENANT = 'gavarres'
let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  await addContent(api.db, TENANT, { storyTours: [{ id: 'st-1' }], games: [quiz('g-1', 'st-1')] })
})
afterAll(() => api.close())

const inTenant = <T>(work: Parameters<typeof withTenant<T>>[2]) => withTenant(api.db, TENANT, work)
it('lists each table with an age limit once', async () => {
  for (const { table } of RETENTION) await inTenant((tx) => deleteExpired(tx, TENANT, table))
  expect(new Set(RETENTION.map(({ table }) => table)).size).toBe(RETENTION.length)
})

it('deletes games that a guest began months ago, but not those of a member', async () => {
  const { user } = await createPerson(api.db, TENANT)
  for (const player of ['guest:a', `user:${user.id}`])
    await inTenant((tx) =>
      tx.execute(
        sql`insert into game_rounds (tenant_id, game_id, player, locale, started_at) values (${TENANT}, 'g-1', ${player}, 'ca', now() - interval '91 days')`,
      ),
    )
  await inTenant((tx) => deleteExpired(tx, TENANT, 'game_rounds'))
  expect(await inTenant((tx) => rowsOf(tx, sql`select player from game_rounds`))).toEqual([
    { player: `user:${user.id}` },
  ])
})

it('deletes what a guide noted about people of a group a year after it was dissolved', async () => {
  const guide = await createPerson(api.db, TENANT, { isGuide: true })
  const made = async (ago: string) => {
    const [row] = await inTenant((tx) =>
      rowsOf<{ id: string }>(
        tx,
        sql`insert into groups (tenant_id, owner_id, name, people) values (${TENANT}, ${guide.user.id}, ${ago}, 4) returning id`,
      ),
    )
    await inTenant((tx) =>
      tx.execute(
        sql`insert into group_members (tenant_id, group_id, name, number) values (${TENANT}, ${row?.id}, ${ago}, 1)`,
      ),
    )
    await inTenant((tx) =>
      tx.execute(sql`update groups set deleted_at = now() - ${ago}::interval where id = ${row?.id}::uuid`),
    )
  }
  await made('364 days')
  await made('366 days')
  await inTenant((tx) => deleteExpired(tx, TENANT, 'group_members'))
  expect(await inTenant((tx) => rowsOf(tx, sql`select name from group_members`))).toEqual([
    { name: '364 days' },
  ])
})
