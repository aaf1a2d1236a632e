import type { Database } from '@sureda/api/database/database'
import { sql } from '@sureda/api/database/orm'
import { rowsOf, withTenant } from '@sureda/api/database/with-tenant'
import { openTestDatabase } from '@sureda/api/testing/test-database'
import { createPerson } from '@sureda/api/testing/test-people'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { importTerritory, noChanges } from './import.ts'
import { type SmallPack, smallPack } from './testing/small-pack.ts'

let database: Database
let pack: SmallPack
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(() => {
  pack = smallPack()
})
afterEach(() => pack.dispose())

const change = (statement: ReturnType<typeof sql>) =>
  withTenant(database.db, 'gavarres', (tx) => tx.execute(statement))
const bringIn = () => importTerritory(database.db, pack.folder, { today: '2026-11-21' })

it('removes one item of every kind, also a stop of a route', async () => {
  await bringIn()
  pack.edit('routes/rt-suro.json', (route) => route.points.pop())
  pack.edit('story-tours/tour-natura.json', (tour) => tour.games.pop())
  const gone = {
    news: 'news/nw-capital25',
    events: 'events/ev-angels',
    stories: 'stories/st-pela',
    games: 'games/g-n5',
    packages: 'packages/pk-natura',
    rewards: 'rewards/rw-arbre',
    'story categories': 'story-categories/oficis',
    'notification cards': 'notification-cards/nc-actividades',
    'check-in points': 'check-in-points/cp-estacio',
    'regenerative practices': 'regenerative-practices/pr-senda',
  }
  for (const item of Object.values(gone)) pack.remove(`${item}.json`)
  const { counts } = await bringIn()
  for (const kind of [...Object.keys(gone), 'route points'])
    expect(counts[kind], kind).toMatchObject({ removed: 1, retired: 0 })
  expect(noChanges((await bringIn()).counts)).toBe(true)
})

it('hides played games one after the other at one place of a tour, and shows them again', async () => {
  await bringIn()
  const { user } = await createPerson(database.db, 'gavarres')
  const positions = () =>
    withTenant(database.db, 'gavarres', (tx) =>
      rowsOf<{ id: string; active: boolean; position: number }>(
        tx,
        sql`select id, active, position from games where story_tour_id = 'tour-natura' order by position`,
      ),
    )
  /** Puts another game in the place of the first one, which a member has finished. */
  const replaceFirst = async (id: string, by: string) => {
    await change(
      sql`insert into game_completions (tenant_id, user_id, game_id, score) values ('gavarres', ${user.id}, ${id}, 1)`,
    )
    pack.rename(`games/${id}.json`, `games/${by}.json`)
    pack.edit(`games/${by}.json`, (game) => {
      game.id = by
    })
    pack.edit('story-tours/tour-natura.json', (tour) => {
      tour.games[0] = by
    })
    return (await bringIn()).counts.games
  }
  expect(await replaceFirst('g-n1', 'g-x1')).toMatchObject({ created: 1, retired: 1 })
  expect(await replaceFirst('g-x1', 'g-x2')).toMatchObject({ created: 1, retired: 1 })
  expect(await replaceFirst('g-x2', 'g-n1')).toMatchObject({ created: 0, updated: 1, retired: 1 })
  const shown = await positions()
  expect(shown.slice(0, 5).map(({ id }) => id)).toEqual(['g-n1', 'g-n2', 'g-n3', 'g-n4', 'g-n5'])
  expect(shown.slice(5).map(({ id, active }) => [id, active])).toEqual([
    ['g-x1', false],
    ['g-x2', false],
  ])
  expect(noChanges((await bringIn()).counts)).toBe(true)
})

it('removes what experiences of guides and hidden rewards still name', async () => {
  pack.edit('rewards/rw-arbre.json', (reward) => {
    reward.cost = 9
  })
  await bringIn()
  const { user } = await createPerson(database.db, 'gavarres')
  // the pack no longer writes what a guide has changed, and a reward stays for those who have its code
  await change(
    sql`update experiences set guide_edited_at = now(), operator_id = 'op-consorci', agency_id = 'op-consorci',
      location_id = 'loc-cova-daina', restaurant_id = 'e-ruc' where id = 'e-alba'`,
  )
  await change(sql`update rewards set operator_id = 'op-consorci' where id = 'rw-arbre'`)
  await change(
    sql`insert into points_ledger (tenant_id, user_id, source_type, source_id, delta) values ('gavarres', ${user.id}, 'game', 'g-n1', 900), ('gavarres', ${user.id}, 'game', 'g-n2', 900)`,
  )
  await change(
    sql`insert into redemptions (tenant_id, user_id, reward_id, cost, code, valid_until)
      values ('gavarres', ${user.id}, 'rw-arbre', 1, 'ABCDEF', now() + interval '1 day')`,
  )
  for (const item of [
    'operators/op-consorci',
    'locations/loc-cova-daina',
    'experiences/e-ruc',
    'rewards/rw-arbre',
  ])
    pack.remove(`${item}.json`)
  const other = { 'op-consorci': 'op-demo-guies' }
  for (const folder of ['routes/rt-suro', 'stories/st-pela', 'experiences/e-alba', 'packages/pk-natura'])
    pack.edit(`${folder}.json`, (item) => {
      for (const field of ['operator', 'agency']) if (item[field] in other) item[field] = other['op-consorci']
      if (item.location === 'loc-cova-daina') delete item.location
      for (const stop of item.itinerary ?? []) if (stop.experience === 'e-ruc') delete stop.experience
    })
  pack.edit('demo/journeys.json', (journeys) => {
    journeys.reservations = []
  })
  const { counts } = await bringIn()
  for (const kind of ['operators', 'locations', 'experiences'])
    expect(counts[kind], kind).toMatchObject({ removed: 1, retired: 0 })
  expect(counts.rewards).toMatchObject({ removed: 0, retired: 1 })
})
