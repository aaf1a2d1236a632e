import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../../database/orm.ts'
import { withTenant } from '../../../database/with-tenant.ts'
import { type Points, startPoints, TENANT } from '../../../testing/points-fixture.ts'
import { addReservation } from '../../../testing/test-belongings.ts'
import { createPerson, type TestPerson } from '../../../testing/test-people.ts'
import { awardPoints } from '../earning/award-points.service.ts'

let fixture: Points
let member: TestPerson
const award = (
  person: TestPerson,
  type: 'game' | 'reservation' | 'route',
  id: string,
  points: number,
  at: string,
) =>
  withTenant(fixture.api.db, TENANT, (tx) =>
    awardPoints(tx, {
      tenantId: TENANT,
      userId: person.user.id,
      source: { type, id },
      points,
      now: new Date(at),
    }),
  )

beforeAll(async () => {
  fixture = await startPoints()
  member = await fixture.member()
  // just before and just after midnight in Madrid
  await award(member, 'route', 'rt-1', 50, '2026-06-10T21:59:59.999Z')
  await award(member, 'route', 'rt-2', 50, '2026-06-10T22:00:00.000Z')
  await award(member, 'game', 'g-gone', 20, '2026-06-12T10:00:00.000Z')
  const reservation = await addReservation(fixture.api.db, member, 'e-1')
  await award(member, 'reservation', reservation, 30, '2026-06-13T10:00:00.000Z')
  await fixture.checkIn(member, { check_in_point_id: 'cp-1' })
  await fixture.rate(member, 'location', 'loc-1', 5)
})
afterAll(() => fixture.api.close())

const history = async (query = '', person = member) =>
  (await fixture.get(`/points/history${query}`, person)).body
const ids = async (query: string) =>
  (await history(query)).data.map((row: { source_id: string }) => row.source_id)

it('lists the newest first, with current names', async () => {
  const { data } = await history()
  expect(data.slice(0, 2)).toMatchObject([
    { activity_type: 'rating', source_id: 'loc-1', title: 'loc-1 ca', points: 10, rateable_type: 'location' },
    { activity_type: 'checkin', source_id: 'cp-1', title: 'cp-1 ca', points: 70, rateable_type: null },
  ])
  expect(data.slice(2)).toMatchObject([
    { activity_type: 'reservation', title: 'e-1 ca', points: 30 },
    { activity_type: 'game', source_id: 'g-gone', title: null, points: 20 },
    { activity_type: 'route', source_id: 'rt-2', title: 'rt-2 ca' },
    { activity_type: 'route', source_id: 'rt-1', occurred_at: '2026-06-10T21:59:59.999Z', capped: false },
  ])
})

it('filters by activity and by days in the tenant’s time zone, inclusive', async () => {
  expect(await ids('?activity_type=route')).toEqual(['rt-2', 'rt-1'])
  expect(await ids('?start_date=2026-06-10&end_date=2026-06-10')).toEqual(['rt-1'])
  expect(await ids('?start_date=2026-06-11&end_date=2026-06-12')).toEqual(['g-gone', 'rt-2'])
  expect(await ids('?end_date=2026-06-01')).toEqual([])
})

it('pages without losing or repeating an entry', async () => {
  const seen: string[] = []
  let cursor = ''
  do {
    const { data, meta } = await history(`?per_page=1${cursor && `&cursor=${cursor}`}`)
    seen.push(...data.map((row: { id: string }) => row.id))
    cursor = meta.next_cursor ?? ''
  } while (cursor)
  expect(seen).toHaveLength(6)
  expect(new Set(seen).size).toBe(6)
})

it.each([
  'activity_type=flying',
  'start_date=2026-02-30',
  'start_date=2026-06-11&end_date=2026-06-10',
  'per_page=0',
  'cursor=nonsense',
  'user_id=1',
])('refuses the history with %s', async (query) => {
  expect(await fixture.get(`/points/history?${query}`, member)).toMatchObject({
    status: 422,
    body: { code: 'validation_failed' },
  })
})

it('answers balance, level, and what the next level needs', async () => {
  expect((await fixture.get('/points/balance', member)).body.data).toEqual({
    balance: 230,
    lifetime: 230,
    level: 1,
    next_level: { level: 2, from: 250, missing: 20 },
    today: { earned: 80, cap: 1_000 },
  })
  expect((await fixture.get('/points/balance', await fixture.member())).body.data).toMatchObject({
    balance: 0,
    level: 1,
    today: { earned: 0 },
  })
})

it('sums up points by activity', async () => {
  const { data } = (await fixture.get('/points/stats', member)).body
  expect(data).toMatchObject({ total: 230, active_days: 5, first_at: '2026-06-10T21:59:59.999Z' })
  expect(data.activities).toEqual([
    { activity_type: 'route', count: 2, points: 100 },
    { activity_type: 'checkin', count: 1, points: 70 },
    { activity_type: 'reservation', count: 1, points: 30 },
    { activity_type: 'game', count: 1, points: 20 },
    { activity_type: 'rating', count: 1, points: 10 },
  ])
  expect((await fixture.get('/points/stats', await fixture.member())).body.data).toEqual({
    total: 0,
    activities: [],
    achievements: expect.arrayContaining([{ id: 'seven_days', target: 7, progress: 0, achieved: false }]),
    active_days: 0,
    first_at: null,
    last_at: null,
  })
})

it('ranks all people, with names of public profiles, and one’s own for oneself only', async () => {
  const open = { privacy: { share_location: false, public_profile: true } }
  const [first, second, equal, hidden] = await Promise.all([
    fixture.member({ ...open, name: 'First' }),
    fixture.member({ ...open, name: 'Second' }),
    fixture.member({ ...open, name: 'Equal' }),
    fixture.member({ name: 'Hidden' }),
  ])
  await award(first, 'game', 'g', 900, '2026-06-10T10:00:00Z')
  for (const person of [second, equal]) await award(person, 'game', 'g', 300, '2026-06-10T10:00:00Z')
  await award(hidden, 'game', 'g', 999, '2026-06-10T10:00:00Z')
  const board = async (query: string, person: TestPerson) =>
    (await fixture.get(`/points/leaderboard${query}`, person)).body
  const mine = await board('', member)
  expect(
    mine.data.map((row: { rank: number; points: number; is_me: boolean }) => [
      row.rank,
      row.points,
      row.is_me,
    ]),
  ).toEqual([
    [1, 999, false],
    [2, 900, false],
    [3, 300, false],
    [3, 300, false],
    [5, 230, true],
  ])
  expect(mine.data[0]).toMatchObject({ name: null, avatar: null })
  expect(mine.data[1]).toMatchObject({ name: 'First', level: 2 })
  const short = await board('?limit=2', member)
  expect(short.data).toHaveLength(2)
  expect(short.meta.me).toMatchObject({ rank: 5, is_me: true })
  expect((await board('', hidden)).data[0]).toMatchObject({ rank: 1, name: 'Hidden', is_me: true })
  expect((await board('', await fixture.member())).meta.me).toBeNull()
  // a member who is leaving is hidden from the others
  await withTenant(fixture.api.db, TENANT, (tx) =>
    tx.execute(
      sql`update users set deletes_at = now() + interval '7 days' where id = ${hidden.user.id}::uuid`,
    ),
  )
  const ranks = async (query: string, person: TestPerson) => {
    const { data, meta } = await board(query, person)
    return [...data.map((row: { rank: number }) => row.rank), meta.me?.rank]
  }
  expect(await ranks('', member)).toEqual([1, 2, 2, 4, 4])
  expect(await ranks('?limit=1', member)).toEqual([1, 4])
  expect(await ranks('?limit=2', hidden)).toEqual([1, 2, 1])
  expect(JSON.stringify(mine)).not.toContain(first.user.id)
  for (const query of ['?limit=0', '?limit=101', '?limit=all'])
    expect(await fixture.get(`/points/leaderboard${query}`, member)).toMatchObject({ status: 422 })
})

it('separates tenants', async () => {
  const stranger = await createPerson(fixture.api.db, 'raya')
  expect((await history('', stranger)).data).toEqual([])
  expect(await fixture.rate(stranger, 'event', 'ev-1', 1)).toMatchObject({ status: 404 })
  expect(await fixture.checkIn(stranger, { check_in_point_id: 'cp-1' })).toMatchObject({ status: 404 })
})

it.each(['balance', 'history', 'stats', 'leaderboard'])('shows points/%s to members only', async (path) => {
  expect(await fixture.get(`/points/${path}`)).toMatchObject({ status: 401, body: { code: 'token_missing' } })
})

it('answers the check-in of a place with the place', async () => {
  const here = { latitude: 41.88, longitude: 2.91 }
  expect((await fixture.get('/locations/loc-1')).body.data.check_in).toEqual({
    id: 'cp-1',
    ...here,
    points: 70,
    radius_m: 60,
  })
  const { points } = (await fixture.get('/routes/rt-1')).body.data
  expect(points.map((point: { check_in: object | null }) => point.check_in)).toEqual([
    { id: 'routePoint:rp-1', ...here, points: 40, radius_m: 25 },
    { id: 'cp-2', ...here, points: 70, radius_m: 60 },
    null,
  ])
})
