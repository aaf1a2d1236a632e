import { afterAll, beforeAll, expect, it } from 'vitest'
import { day, TENANT } from '../../../testing/booking-fixture.ts'
import { addContent } from '../../../testing/test-content.ts'
import type { TestPerson } from '../../../testing/test-people.ts'
import { startWaitlistFixture, type WaitlistFixture } from '../../../testing/waitlist-fixture.ts'

let fixture: WaitlistFixture
let member: TestPerson
const TIMES = [1, 2, 3, 4, 5]

beforeAll(async () => {
  fixture = await startWaitlistFixture()
  member = await fixture.person()
  await addContent(fixture.api.db, TENANT, {
    experiences: TIMES.map((n) => ({ id: `e-eat-${n}`, type: 'restaurant', sortOrder: n % 2 })),
  })
  const area = [
    [41.1, 2.1],
    [41.1, 2.2],
    [41.2, 2.2],
  ]
  const point = {
    description: 'x',
    latitude: 41.88,
    longitude: 2.91,
    radius: 30,
    points: 70,
    type: 'location',
  }
  const entries: string[] = []
  for (const n of TIMES) {
    const made = await fixture.call(
      'POST',
      '/guide/closures',
      { from: day(2 + (n % 2)), until: day(9), reason: 'works', area },
      fixture.guide,
    )
    expect(made.status).toBe(201)
    if (n > 3)
      await fixture.api.app.inject({
        method: 'DELETE',
        url: `/api/v1/guide/closures/${made.body.data.id}`,
        headers: fixture.guide.headers,
      })
    await fixture.call('POST', '/guide/check-in-points', { ...point, name: `Font ${n}` }, fixture.guide)
    const { id } = await fixture.fullSlot(1)
    entries.push((await fixture.join(id, member)).body.data.id)
  }
  for (const id of entries.slice(3)) await fixture.leave({ id, member })
})
afterAll(() => fixture.api.close())

it.each([
  '/guide/experiences',
  '/guide/closures',
  '/guide/check-in-points',
  '/guide/restaurants',
  '/user/waitlist',
])('pages through %s completely and in the same order', async (path) => {
  const person = path.startsWith('/guide') ? fixture.guide : member
  const read = async (query: string) => (await fixture.call('GET', `${path}${query}`, undefined, person)).body
  const ids = (items: { id: string }[]) => items.map(({ id }) => id)
  const whole = await read('')
  expect(whole.data).toHaveLength(TIMES.length)
  expect(whole.meta).toEqual({ next_cursor: null })
  const paged: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page = await read(`?per_page=2${cursor && `&cursor=${cursor}`}`)
    expect(page.data.length).toBeLessThanOrEqual(2)
    paged.push(...ids(page.data))
    cursor = page.meta.next_cursor
  }
  expect(paged).toEqual(ids(whole.data))
  expect(await fixture.call('GET', `${path}?cursor=x`, undefined, person)).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'cursor', code: 'invalid' }] },
  })
})
