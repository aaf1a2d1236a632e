import { afterAll, beforeAll, expect, it } from 'vitest'
import { day, TENANT } from '../../../testing/booking-bench.ts'
import { addContent } from '../../../testing/test-content.ts'
import type { TestPerson } from '../../../testing/test-people.ts'
import { startWaitlistBench, type WaitlistBench } from '../../../testing/waitlist-bench.ts'

let bench: WaitlistBench
let member: TestPerson
const TIMES = [1, 2, 3, 4, 5]

beforeAll(async () => {
  bench = await startWaitlistBench()
  member = await bench.person()
  await addContent(bench.api.db, TENANT, {
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
    const made = await bench.call(
      'POST',
      '/guide/closures',
      { from: day(2 + (n % 2)), until: day(9), reason: 'works', area },
      bench.guide,
    )
    expect(made.status).toBe(201)
    if (n > 3)
      await bench.api.app.inject({
        method: 'DELETE',
        url: `/api/v1/guide/closures/${made.body.data.id}`,
        headers: bench.guide.headers,
      })
    await bench.call('POST', '/guide/check-in-points', { ...point, name: `Font ${n}` }, bench.guide)
    const { id } = await bench.fullSlot(1)
    entries.push((await bench.join(id, member)).body.data.id)
  }
  for (const id of entries.slice(3)) await bench.leave({ id, member })
})
afterAll(() => bench.api.close())

it.each([
  '/guide/experiences',
  '/guide/closures',
  '/guide/check-in-points',
  '/guide/restaurants',
  '/user/waitlist',
])('answers %s page by page as a whole, in the same order', async (path) => {
  const person = path.startsWith('/guide') ? bench.guide : member
  const read = async (query: string) => (await bench.call('GET', `${path}${query}`, undefined, person)).body
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
  expect(await bench.call('GET', `${path}?cursor=x`, undefined, person)).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'cursor', code: 'invalid' }] },
  })
})
