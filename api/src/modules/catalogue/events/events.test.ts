import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays, zonedInstant } from '../../../lib/local-time.ts'
import { startTestApi, type TestApi } from '../../../testing/test-app.ts'
import { addContent, localized } from '../../../testing/test-content.ts'
import { dayIn } from '../../platform/tenant/local-day.ts'

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
      { id: 'soon', startAt: on(3, '18:00'), rating: 3.9, body: localized('long') },
      { id: 'later', startAt: on(20, '10:00'), dateIsEstimate: true },
      { id: 'hidden', startAt: on(1, '10:00'), active: false },
      { id: 'until-midnight', startAt: on(40, '21:00'), endAt: on(41, '00:00') },
      { id: 'past-midnight', startAt: on(40, '22:00'), endAt: on(41, '01:00') },
      { id: 'whole-days', startAt: on(40, '00:00'), endAt: on(42, '00:00'), allDay: true },
    ],
  })
})
afterAll(() => api.close())

const get = async (path: string) =>
  (await api.app.inject({ url: `/api/v1${path}`, headers: { host } })).json()
const ids = async (path: string) => (await get(path)).data.map((event: { id: string }) => event.id)
const night = ['whole-days', 'until-midnight', 'past-midnight']
const all = ['running', 'this-morning', 'soon', 'later', ...night, 'yesterday', 'long-ago']

it('lists upcoming and running events first, then past ones from the latest back', async () => {
  expect(await ids('/events')).toEqual(all)
})

it('pages from upcoming on to past events', async () => {
  const seen: string[] = []
  let cursor = ''
  do {
    const body = await get(`/events?per_page=4${cursor && `&cursor=${cursor}`}`)
    seen.push(...body.data.map((event: { id: string }) => event.id))
    cursor = body.meta.next_cursor ?? ''
  } while (cursor)
  expect(seen).toEqual(all)
})

it('filters by calendar days of the territory, both ends included', async () => {
  expect(await ids(`/events?from=${today}&to=${today}`)).toEqual(['running', 'this-morning'])
  expect(await ids(`/events?to=${addDays(today, -1)}`)).toEqual(['running', 'yesterday', 'long-ago'])
  expect(await ids(`/events?from=${addDays(today, 3)}&to=${addDays(today, 3)}`)).toEqual(['soon'])
  expect(await ids(`/events?from=${addDays(today, 43)}`)).toEqual([])
})

it('lists an event that ends at midnight on its own day only, and an all-day event on its last day, too', async () => {
  const on = (days: number) => ids(`/events?from=${addDays(today, days)}&to=${addDays(today, days)}`)
  expect(await on(40)).toEqual(['whole-days', 'until-midnight', 'past-midnight'])
  expect(await on(41)).toEqual(['whole-days', 'past-midnight'])
  expect(await on(42)).toEqual(['whole-days'])
  expect((await get('/events/whole-days')).data.all_day).toBe(true)
})

it('leaves out running events with begins_from', async () => {
  expect(await ids(`/events?begins_from=${addDays(today, 1)}&per_page=1`)).toEqual(['soon'])
  expect(await ids(`/events?begins_from=${addDays(today, 41)}`)).toEqual([])
})

it('counts the events of each day for a calendar, longer ones on each of their days', async () => {
  const count = async (from: number, to: number) =>
    (await get(`/events/days?from=${addDays(today, from)}&to=${addDays(today, to)}`)).data.map(
      ({ day, count: many }: { day: string; count: number }) => [day, many],
    )
  expect(await count(-1, 4)).toEqual([
    [addDays(today, -1), 2],
    [today, 2],
    [addDays(today, 1), 1],
    [addDays(today, 2), 1],
    [addDays(today, 3), 1],
  ])
  expect(await count(40, 45)).toEqual([
    [addDays(today, 40), 3],
    [addDays(today, 41), 2],
    [addDays(today, 42), 1],
  ])
  expect(await count(100, 130)).toEqual([])
})

it.each(['', '?from=2026-12-01', '?from=2026-12-02&to=2026-12-01', '?from=2026-01-01&to=2026-12-31'])(
  'refuses to count over the span "%s"',
  async (query) => {
    const answer = await api.app.inject({ url: `/api/v1/events/days${query}`, headers: { host } })
    expect(answer.statusCode).toBe(422)
  },
)

it('answers the default rating where there are no ratings, and the short text where there is no long one', async () => {
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
