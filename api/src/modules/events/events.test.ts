import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/test-app.ts'
import { addContent, sixfold } from '../../testing/test-content.ts'
import { addDays, zonedInstant } from '../content/local-time.ts'
import { dayIn } from '../tenant/local-day.ts'

let api: TestApi
const host = 'gavarres.localhost'
const today = dayIn('Europe/Madrid')
const on = (days: number, time: string) => zonedInstant(addDays(today, days), time, 'Europe/Madrid')

beforeAll(async () => {
  api = await startTestApi()
  await addContent(api.db, 'gavarres', {
    events: [
      { id: 'long-ago', startAt: on(-30, '10:00') },
      { id: 'yesterday', startAt: on(-1, '23:30') },
      { id: 'this-morning', startAt: on(0, '00:00') },
      { id: 'running', startAt: on(-5, '10:00'), endAt: on(2, '20:00') },
      { id: 'soon', startAt: on(3, '18:00'), rating: 3.9, body: sixfold('long') },
      { id: 'later', startAt: on(20, '10:00'), dateIsEstimate: true },
      { id: 'hidden', startAt: on(1, '10:00'), active: false },
    ],
  })
})
afterAll(() => api.close())

const get = async (path: string) =>
  (await api.app.inject({ url: `/api/v1${path}`, headers: { host } })).json()
const ids = async (path: string) => (await get(path)).data.map((event: { id: string }) => event.id)
const all = ['running', 'this-morning', 'soon', 'later', 'yesterday', 'long-ago']

it('lists upcoming and running events first, then past ones from the latest back', async () => {
  expect(await ids('/events')).toEqual(all)
})

it('pages across the border between upcoming and past', async () => {
  const seen: string[] = []
  let cursor = ''
  do {
    const body = await get(`/events?per_page=4${cursor && `&cursor=${cursor}`}`)
    seen.push(...body.data.map((event: { id: string }) => event.id))
    cursor = body.meta.next_cursor ?? ''
  } while (cursor)
  expect(seen).toEqual(all)
})

it('takes the days of a question as days of the place, both included', async () => {
  expect(await ids(`/events?from=${today}&to=${today}`)).toEqual(['running', 'this-morning'])
  expect(await ids(`/events?to=${addDays(today, -1)}`)).toEqual(['running', 'yesterday', 'long-ago'])
  expect(await ids(`/events?from=${addDays(today, 3)}&to=${addDays(today, 3)}`)).toEqual(['soon'])
  expect(await ids(`/events?from=${addDays(today, 40)}`)).toEqual([])
})

it('gives the default rating where nobody has rated, and the short text where there is no long one', async () => {
  expect((await get('/events/later')).data).toMatchObject({
    rating: 4.5,
    date_is_estimate: true,
    body: 'd ca',
  })
  expect((await get('/events/soon')).data).toMatchObject({
    rating: 3.9,
    body: 'long ca',
    description: 'd ca',
  })
})
