import type { Database } from '@sureda/api/database/database'
import { sql } from '@sureda/api/database/orm'
import { rowsOf, withTenant } from '@sureda/api/database/with-tenant'
import { openTestDatabase } from '@sureda/api/testing/test-database'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { PackError } from './faults.ts'
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

/** Folders whose name differs from their table. */
const TABLES: Record<string, string> = { packages: 'travel_packages', 'story-tours': 'story_tours' }
const TODAY = '2026-11-21'
const bringIn = (options = {}) => importTerritory(database.db, pack.folder, { today: TODAY, ...options })
const rows = <Row>(statement: ReturnType<typeof sql>) =>
  withTenant(database.db, 'gavarres', (tx) => rowsOf<Row>(tx, statement))

it('imports into an empty database, and again with 0 changes', async () => {
  const first = await bringIn()
  expect(first.counts.locations).toMatchObject({ created: 2, updated: 0 })
  expect(first.counts['route points']).toMatchObject({ created: 5 })
  expect(first.counts['game answers']).toMatchObject({ created: 5 })
  const [before] = await rows<{ version: string }>(
    sql`select version::text from content_versions where tenant_id = 'gavarres'`,
  )
  const second = await bringIn()
  expect(noChanges(second.counts)).toBe(true)
  const [after] = await rows<{ version: string }>(
    sql`select version::text from content_versions where tenant_id = 'gavarres'`,
  )
  expect(after, 'caches stay valid').toEqual(before)
})

// the clocks change in the night of 2027-03-28 in Spain, but not on 2028-03-28
it.each([
  ['2027-03-20', '+8d 02:30', '+8d 03:15', '2027-03-28 03:30', '2027-03-28 04:15'],
  ['2027-03-21', '+8d 02:30', '+8d 03:15', '2027-03-29 02:30', '2027-03-29 03:15'],
  ['2027-03-20', 'yearly 03-28 02:30', 'start+0d 03:15', '2027-03-28 03:30', '2027-03-28 04:15'],
  ['2028-03-20', 'yearly 03-28 02:30', 'start+0d 03:15', '2028-03-28 02:30', '2028-03-28 03:15'],
  ['2027-03-20', 'yearly sun#-1-03 01:30', 'start+0d 02:30', '2027-03-28 01:30', '2027-03-28 03:30'],
  ['2027-03-20', 'yearly sun#-1-03 02:15', 'start+0d 02:45', '2027-03-28 03:15', '2027-03-28 03:45'],
])('imported on %s, %s to %s is %s to %s', async (today, start, end, from, until) => {
  pack.edit('events/ev-angels.json', (event) => {
    event.start_datetime = start
    event.end_datetime = end
  })
  pack.edit('notification-cards/nc-general.json', (card) => {
    // the end of a card cannot be relative to its start
    if (end.startsWith('start')) return
    card.visible_from = start
    card.visible_until = end
  })
  await bringIn({ today })
  const clock = (column: string) =>
    sql.raw(`to_char(${column} at time zone 'Europe/Madrid', 'YYYY-MM-DD HH24:MI') as ${column}`)
  expect(
    await rows(sql`select ${clock('start_at')}, ${clock('end_at')} from events where id = 'ev-angels'`),
  ).toEqual([{ start_at: from, end_at: until }])
  const shown = await rows(
    sql`select ${clock('visible_from')}, ${clock('visible_until')} from notification_cards where id = 'nc-general'`,
  )
  if (!end.startsWith('start')) expect(shown).toEqual([{ visible_from: from, visible_until: until }])
})

it.each([
  ['2027-06-11T18:00', '2027-06-13', '2027-06-11 18:00', '2027-06-13 23:59', false],
  ['2027-06-11', '2027-06-13', '2027-06-11 00:00', '2027-06-13 00:00', true],
  ['2027-06-11', undefined, '2027-06-11 00:00', null, true],
])('ends an event from %s to %s on the last moment of its last day', async (start, end, from, until, all) => {
  pack.edit('events/ev-angels.json', (event) => {
    event.start_datetime = start
    event.end_datetime = end
  })
  pack.edit('rewards/rw-arbre.json', (reward) => {
    reward.valid_until = '2027-06-13'
  })
  pack.edit('notification-cards/nc-general.json', (card) => {
    card.visible_until = '2027-06-13'
  })
  await bringIn()
  const clock = (column: string) =>
    sql.raw(`to_char(${column} at time zone 'Europe/Madrid', 'YYYY-MM-DD HH24:MI')`)
  expect(
    await rows(
      sql`select ${clock('start_at')} as from, ${clock('end_at')} as until, all_day from events where id = 'ev-angels'`,
    ),
  ).toEqual([{ from, until, all_day: all }])
  expect(
    await rows(
      sql`select ${clock('visible_until')} as last from notification_cards where id = 'nc-general'
        union all select ${clock('valid_until')} from rewards where id = 'rw-arbre'`,
    ),
  ).toEqual([{ last: '2027-06-13 23:59' }, { last: '2027-06-13 23:59' }])
})

it('changes only rows that differ', async () => {
  await bringIn()
  pack.edit('locations/loc-cova-daina.json', (location) => {
    location.name.en = 'The Cova d’en Daina dolmen'
  })
  const { counts } = await bringIn()
  expect(counts.locations).toMatchObject({ created: 0, updated: 1, unchanged: 1 })
  const [row] = await rows<{ name: string }>(
    sql`select name ->> 'en' as name from locations where id = 'loc-cova-daina'`,
  )
  expect(row?.name).toBe('The Cova d’en Daina dolmen')
})

it('removes what left the pack, but nothing that a guide has made', async () => {
  await bringIn()
  await rows(
    sql`with guide as (insert into users (tenant_id, email, name) values ('gavarres', 'g@example.test', 'G') returning id)
      insert into check_in_points (tenant_id, id, name, description, latitude, longitude, poi_type, guide_user_id)
      select 'gavarres', 'g-font', '{"ca": "Font"}', '{}', 41.88, 2.91, 'location', id from guide`,
  )
  pack.remove('locations/loc-cova-daina.json')
  const { counts } = await bringIn()
  expect(counts.locations).toMatchObject({ removed: 1, retired: 0 })
  expect(await rows(sql`select id from check_in_points where id = 'g-font'`)).toHaveLength(1)
})

it('writes nothing when one file has a fault', async () => {
  await bringIn()
  pack.edit('news/nw-capital25.json', (news) => {
    news.title.ca = 'Canviat'
  })
  pack.edit('events/ev-angels.json', (event) => {
    delete event.title.fr
  })
  await expect(bringIn()).rejects.toThrow(PackError)
  await expect(bringIn()).rejects.toThrow('events/ev-angels.json › title.fr: is missing')
  const [row] = await rows<{ title: string }>(
    sql`select title ->> 'ca' as title from news where id = 'nw-capital25'`,
  )
  expect(row?.title).not.toBe('Canviat')
})

it('imports the dated notice of every kind with a screen, as a warning by default', async () => {
  const text = { es: 'Fuego', ca: 'Foc', en: 'Fire', fr: 'Feu', de: 'Feuer', nl: 'Brand' }
  const files = [
    'locations/loc-can-vilallonga.json',
    'routes/rt-suro.json',
    'stories/st-pela.json',
    'story-tours/tour-natura.json',
    'games/g-n1.json',
    'experiences/e-alba.json',
    'events/ev-angels.json',
    'packages/pk-natura.json',
    'operators/op-consorci.json',
    'news/nw-capital25.json',
  ]
  for (const file of files)
    pack.edit(file, (item) => {
      item.notice = { date: '2026-07-05', text }
    })
  await bringIn()
  for (const file of files) {
    const [folder = '', id = ''] = file.replace('.json', '').split('/')
    const [row] = await rows<{ notice: unknown }>(
      sql`select notice from ${sql.identifier(TABLES[folder] ?? folder)} where id = ${id}`,
    )
    expect(row?.notice, file).toEqual({ date: '2026-07-05', level: 'warning', text })
  }
})

it('preserves the level of a notice', async () => {
  const text = { es: 'Obras', ca: 'Obres', en: 'Works', fr: 'Travaux', de: 'Bauarbeiten', nl: 'Werken' }
  pack.edit('routes/rt-suro.json', (route) => {
    route.notice = { date: '2026-07-05', level: 'info', text }
  })
  await bringIn()
  const [row] = await rows<{ level: string }>(
    sql`select notice ->> 'level' as level from routes where id = 'rt-suro'`,
  )
  expect(row?.level).toBe('info')
})

it('stores right answers apart from the games', async () => {
  await bringIn()
  const [game] = await rows<{ questions: unknown }>(sql`select questions from games where id = 'g-n1'`)
  expect(JSON.stringify(game?.questions)).not.toContain('answer')
  const [answer] = await rows<{ solution: unknown }>(
    sql`select solution from game_solutions where game_id = 'g-n1'`,
  )
  expect(answer?.solution).toEqual({ questions: { q1: 'b', q2: 'b' } })
})

it('sanitises the HTML of notification cards', async () => {
  pack.edit('notification-cards/nc-general.json', (card) => {
    card.content.en =
      '<p onclick="steal()">Hello <script>alert(1)</script><a href="tel:112" target=_top>there</a></p>'
  })
  await bringIn()
  const [card] = await rows<{ content: string }>(
    sql`select content ->> 'en' as content from notification_cards where id = 'nc-general'`,
  )
  expect(card?.content).toBe('<p>Hello <a href="tel:112">there</a></p>')
})

it('imports demo people only on request', async () => {
  await bringIn()
  const people = sql`select 1 from users where email like '%@sureda.test'`
  expect(await rows(people)).toHaveLength(0)
  const { counts } = await bringIn({ demo: true })
  expect(counts['demo people']).toMatchObject({ created: 6 })
  const again = await bringIn({ demo: true })
  expect(noChanges(again.counts)).toBe(true)
})

it('imports for the demo guide experiences, a group with a leader, and consistent seats', async () => {
  await bringIn({ demo: true })
  const [guide] = await rows<{ count: number }>(
    sql`select count(*)::int as count from experiences join users on users.id = guide_user_id where email = 'guide@sureda.test'`,
  )
  expect(guide?.count).toBe(2)
  const [leader] = await rows<{ email: string }>(
    sql`select users.email from group_members join users on users.id = user_id where group_members.role = 'leader'`,
  )
  expect(leader?.email).toBe('visitor@sureda.test')
  expect(await rows(sql`select * from reservation_inventory_drift`)).toEqual([])
  expect(
    (await rows(sql`select 1 from reservations where status = 'confirmed' and date > ${TODAY}::date`)).length,
  ).toBeGreaterThan(0)
})

it('hides a removed experience that people have booked', async () => {
  await bringIn({ demo: true })
  pack.remove('experiences/e-alba.json')
  pack.edit('demo/journeys.json', (journeys) => {
    journeys.reservations = []
    journeys.favorites = []
  })
  const { counts } = await bringIn({ demo: true })
  expect(counts.experiences).toMatchObject({ removed: 0, retired: 1 })
  const [stored] = await rows<{ status: string; reservations: number }>(
    sql`select status, (select count(*)::int from reservations where experience_id = experiences.id) as reservations from experiences where id = 'e-alba'`,
  )
  expect(stored).toMatchObject({ status: 'inactive' })
  expect(stored?.reservations).toBeGreaterThan(0)
  expect(noChanges((await bringIn({ demo: true })).counts)).toBe(true)
})

it('preserves an experience and its times that a guide has changed in the app', async () => {
  await bringIn()
  const [{ id } = { id: '' }] = await rows<{ id: string }>(
    sql`update experience_schedules set default_capacity = 3, guide_edited_at = now() returning experience_id as id`,
  )
  await rows(
    sql`update experiences set title = title || '{"ca": "Del guia"}', guide_edited_at = now() where id = ${id}`,
  )
  pack.edit(`experiences/${id}.json`, (experience) => {
    experience.title.ca = 'De l’oficina'
    experience.schedule.default_capacity = 9
  })
  expect(noChanges((await bringIn()).counts)).toBe(true)
  const [row] = await rows<{ title: string; seats: number }>(
    sql`select title ->> 'ca' as title, default_capacity as seats
      from experiences join experience_schedules on experience_id = id where id = ${id}`,
  )
  expect(row).toEqual({ title: 'Del guia', seats: 3 })
})
