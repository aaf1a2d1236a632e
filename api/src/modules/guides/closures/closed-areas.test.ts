import { afterAll, beforeAll, expect, it } from 'vitest'
import { day } from '../../../testing/booking-fixture.ts'
import { type GuideFixture, startGuideFixture } from '../../../testing/guide-fixture.ts'
import { addContent } from '../../../testing/test-content.ts'

let fixture: GuideFixture
beforeAll(async () => {
  fixture = await startGuideFixture()
  const start = {
    latitude: 41.2,
    longitude: 2.9,
    name: { es: 'x', ca: 'x', en: 'x', fr: 'x', de: 'x', nl: 'x' },
  }
  const track: [number, number, number][] = [
    [41.2, 2.9, 0],
    [41.22, 2.9, 0],
  ]
  await addContent(fixture.api.db, 'gavarres', {
    routes: [{ id: 'rt-closed', trackSimplified: track, startPoint: start }],
  })
})
afterAll(() => fixture.api.close())

const days = { from: day(2), until: day(4), reason: 'fire_risk' }
const AREA = [
  [41.19, 2.89],
  [41.19, 2.91],
  [41.21, 2.9],
]

const close = async (body: object) => {
  const headers = { ...fixture.guide.headers, 'idempotency-key': crypto.randomUUID() }
  const answer = await fixture.api.app.inject({
    method: 'POST',
    url: '/api/v1/guide/closures',
    headers,
    payload: body,
  })
  return answer.json().data as { id: string }
}
const read = async (locale: string, host = 'gavarres.localhost', query = '') => {
  const answer = await fixture.api.app.inject({
    url: `/api/v1/closures${query}`,
    headers: { host, 'accept-language': locale },
  })
  return answer.json() as { data: { id: string }[]; meta: { next_cursor: string | null } }
}

it('lists closed land to everyone in their language, in this territory only, until it is lifted', async () => {
  const closed = await close({ ...days, area: AREA })
  const second = await close({ ...days, from: day(3), area: AREA, reason: 'Cursa.' })
  await close({ ...days, route_ids: ['rt-closed'] })
  const { data } = await read('en')
  expect(data).toEqual([
    {
      id: closed.id,
      from: days.from,
      until: days.until,
      note: expect.stringMatching(/^Closed from .*: fire risk\.$/),
      area: AREA,
    },
    expect.objectContaining({ id: second.id }),
  ])
  expect((await read('de')).data[0]).toMatchObject({ note: expect.stringMatching(/Brandgefahr/) })
  expect((await read('es', 'raya.localhost')).data).toEqual([])
  const first = await read('en', 'gavarres.localhost', '?per_page=1')
  expect(first.data.map(({ id }) => id)).toEqual([closed.id])
  const next = await read('en', 'gavarres.localhost', `?per_page=1&cursor=${first.meta.next_cursor}`)
  expect(next.data.map(({ id }) => id)).toEqual([second.id])
  await fixture.api.app.inject({
    method: 'DELETE',
    url: `/api/v1/guide/closures/${closed.id}`,
    headers: fixture.guide.headers,
  })
  expect((await read('en')).data.map(({ id }) => id)).toEqual([second.id])
})
