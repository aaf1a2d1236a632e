import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApi } from '../../../app.ts'
import { sql } from '../../../database/orm.ts'
import { rowsOf, withTenant } from '../../../database/with-tenant.ts'
import { BackgroundWork } from '../../../plugins/background.ts'
import { type Points, startPoints, TENANT } from '../../../testing/points-fixture.ts'
import { createTenantDirectory } from '../../platform/tenant/tenant-directory.ts'

let fixture: Points
beforeAll(async () => {
  fixture = await startPoints()
})
afterAll(() => fixture.api.close())

it.each([
  ['experience', 'e-1'],
  ['event', 'ev-1'],
  ['route', 'rt-1'],
  ['package', 'pk-1'],
  ['story', 'st-1'],
  ['location', 'loc-1'],
  ['operator', 'op-1'],
])(
  'stores a member’s rating of %s %s, and awards points for the first one after a visit',
  async (type, id) => {
    const member = await fixture.visitor(type)
    const isShown = type !== 'event' && type !== 'story'
    const first = await fixture.rate(member, type, id, 2)
    expect(first).toMatchObject({
      status: 201,
      body: { data: { rateable_id: id, rating: 2, ratings_count: 1 } },
    })
    expect(first.body.data).toMatchObject(
      isShown ? { points_awarded: 10, outcome: 'awarded' } : { points_awarded: 0, outcome: 'no_points' },
    )
    const changed = await fixture.rate(member, type, id, 4)
    expect(changed).toMatchObject({
      status: 200,
      body: { data: { points_awarded: 0, outcome: 'already_awarded', rating: 4, ratings_count: 1 } },
    })
    const read = await fixture.get(`/points/rating?rateable_type=${type}&rateable_id=${id}`, member)
    expect(read.body.data).toMatchObject({
      rateable_type: type,
      rating: 4,
      average: changed.body.data.average,
    })
  },
)

it('awards points once for the first rating after a later visit', async () => {
  const member = await fixture.member()
  const rate = async (stars: number) => (await fixture.rate(member, 'route', 'rt-2', stars)).body.data
  expect(await rate(3)).toMatchObject({ points_awarded: 0, outcome: 'no_points' })
  expect(await rate(4)).toMatchObject({ points_awarded: 0, outcome: 'already_awarded' })
  await fixture.walk(member, 'rt-2')
  expect(await rate(5)).toMatchObject({ points_awarded: 10, outcome: 'awarded', balance: 60 })
  expect(await rate(4)).toMatchObject({ points_awarded: 0, outcome: 'already_awarded', balance: 60 })
  const { data } = (await fixture.get('/points/stats', member)).body
  expect(data.activities).toContainEqual({ activity_type: 'rating', count: 1, points: 10 })
  // this rating must not affect other tests
  await withTenant(fixture.api.db, TENANT, (tx) =>
    tx.execute(sql`delete from ratings where user_id = ${member.user.id}`),
  )
})

it('answers the average to members who have not rated', async () => {
  const read = await fixture.get(
    '/points/rating?rateable_type=experience&rateable_id=e-rated',
    await fixture.member(),
  )
  expect(read.body.data).toMatchObject({ rating: null, average: 4.6, ratings_count: 0 })
})

it.each([
  ['experience', 'e-off', 'experience_not_found'],
  ['event', 'nothing', 'event_not_found'],
  ['operator', 'rt-1', 'operator_not_found'],
])('has no %s %s to rate: 404 %s', async (type, id, code) => {
  const member = await fixture.member()
  expect(await fixture.rate(member, type, id, 5)).toMatchObject({ status: 404, body: { code } })
  const read = await fixture.get(`/points/rating?rateable_type=${type}&rateable_id=${id}`, member)
  expect(read).toMatchObject({ status: 404, body: { code } })
})

it('includes ratings in the shown average at once, with the office’s rating weighted like five', async () => {
  const shown = async (path: string) => {
    const { rating, ratings_count } = (await fixture.get(path)).body.data
    return [rating, ratings_count]
  }
  expect(await shown('/experiences/e-rated')).toEqual([4.6, 0])
  for (const stars of [1, 2, 3]) await fixture.rate(await fixture.member(), 'experience', 'e-rated', stars)
  // (5 × 4.6 + 6) ÷ 8
  expect(await shown('/experiences/e-rated')).toEqual([3.6, 3])
  expect(await shown('/events/ev-1')).toEqual([4.4, 1])
  expect(await shown('/locations/loc-1')).toEqual([4, 1])
  expect(await shown('/operators/op-1')).toEqual([4, 1])
  const list = (await fixture.get('/experiences')).body.data as { id: string; rating: number }[]
  expect(list.find((item) => item.id === 'e-rated')?.rating).toBe(3.6)
})

it('shows a new rating to the next caller, also while content versions are cached for a minute', async () => {
  const { database, config } = fixture.api
  const directory = createTenantDirectory(database.db, { fallbackTenant: TENANT, maxAgeMs: 60_000 })
  const app = await buildApi({ database, config, directory, background: new BackgroundWork() })
  const headers = (await fixture.member()).headers
  const url = '/api/v1/locations/loc-1'
  const before = await app.inject({ url, headers })
  const given = await app.inject({
    method: 'POST',
    url: '/api/v1/points/rating',
    headers,
    payload: { rateable_type: 'location', rateable_id: 'loc-1', rating: 1 },
  })
  const after = await app.inject({
    url,
    headers: { ...headers, 'if-none-match': String(before.headers.etag) },
  })
  expect(after.statusCode).toBe(200)
  expect(after.json().data.rating).toBe(given.json().data.average)
  await app.close()
})

it('stores the rating with the later time, in whichever order they arrive', async () => {
  const member = await fixture.member()
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
  await fixture.rate(member, 'route', 'rt-2', 5, { captured_at: ago(1) })
  const late = await fixture.rate(member, 'route', 'rt-2', 1, { captured_at: ago(60) })
  expect(late.body.data).toMatchObject({ rating: 5, average: 5, ratings_count: 1 })
})

it('counts one rating for fifty concurrent calls of a member, and one for each member', async () => {
  const member = await fixture.visitor('route')
  const others = await Promise.all(Array.from({ length: 20 }, () => fixture.visitor('route')))
  const answers = await Promise.all([
    ...Array.from({ length: 50 }, (_, i) => fixture.rate(member, 'route', 'rt-1', 1 + (i % 5))),
    ...others.map((other) => fixture.rate(other, 'route', 'rt-1', 5)),
  ])
  expect(answers.filter((answer) => answer.body.data?.points_awarded === 10)).toHaveLength(21)
  // an earlier test has already stored one rating
  expect((await fixture.rate(member, 'route', 'rt-1', 3)).body.data.ratings_count).toBe(22)
})

it('removes ratings of a deleted member from totals', async () => {
  const member = await fixture.member()
  await fixture.rate(member, 'package', 'pk-1', 1)
  const drift = () => withTenant(fixture.api.db, TENANT, (tx) => rowsOf(tx, sql`select * from ratings_drift`))
  expect(await drift()).toEqual([])
  await withTenant(fixture.api.db, TENANT, (tx) =>
    tx.execute(sql`delete from ratings where user_id = ${member.user.id}`),
  )
  expect(await drift()).toEqual([])
  const { data } = (await fixture.rate(await fixture.member(), 'package', 'pk-1', 4)).body
  expect(data).toMatchObject({ average: 4, ratings_count: 2 })
})

it('requires a sign-in', async () => {
  expect(await fixture.get('/points/rating?rateable_type=event&rateable_id=ev-1')).toMatchObject({
    status: 401,
  })
})
