import { makeEvent, makeExperience, makeRoute } from '@sureda/testing/content-factories'
import { expect, it } from 'vitest'
import { picksFor, type Sources, whenDays } from './picks-for.ts'

const timeZone = 'Europe/Madrid'
const center = [41.9, 3] as const
/** A Wednesday in November, 77 minutes before the sun sets. */
const now = new Date('2026-11-25T15:00:00Z')
const asked = { when: 'now', day: '2026-11-25', now, timeZone, center } as const

const offer = (id: string, fields: Parameters<typeof makeExperience>[0] = {}) =>
  makeExperience({
    id,
    featured: false,
    bookable: true,
    purchase: 'slot',
    next_available: '2026-11-25',
    ...fields,
  })
const walk = (id: string, duration: number, fields: Parameters<typeof makeRoute>[0] = {}) =>
  makeRoute({ id, duration, featured: false, season: ['todo_el_ano'], ...fields })
const event = (id: string, start: string, end: string | null = null, fields = {}) =>
  makeEvent({
    id,
    start_datetime: start,
    end_datetime: end,
    all_day: false,
    date_is_estimate: false,
    ...fields,
  })
const ids = (day: Parameters<typeof picksFor>[0], sources: Partial<Sources>) =>
  picksFor(day, { events: [], experiences: [], routes: [], ...sources }).map(({ item }) => item.id)
const reading = (fields: Partial<NonNullable<Sources['weather']>>) => ({
  icon: '01d',
  temperature: 18,
  wind_speed: 5,
  read_at: now.toISOString(),
  ...fields,
})

it('names Sunday only where it is neither today nor tomorrow, in the territory’s time zone', () => {
  const whens = (iso: string) => whenDays(new Date(iso), timeZone).map(({ when, day }) => `${when} ${day}`)
  expect(whens('2026-11-25T12:00:00Z')).toEqual([
    'now 2026-11-25',
    'tomorrow 2026-11-26',
    'sunday 2026-11-29',
  ])
  expect(whens('2026-11-28T12:00:00Z')).toEqual(['now 2026-11-28', 'tomorrow 2026-11-29'])
  // half past midnight of Sunday in Madrid
  expect(whens('2026-11-28T23:30:00Z')).toEqual(['now 2026-11-29', 'tomorrow 2026-11-30'])
})

it('takes what is free that day, alternating between the kinds', () => {
  const experiences = [
    offer('visit'),
    offer('best', { featured: true }),
    offer('later', { next_available: '2026-11-26' }),
    offer('full', { next_available: null }),
    offer('table', { purchase: 'table', type: 'restaurant' }),
    offer('bed', { purchase: 'nights', type: 'hotel' }),
    offer('asked', { bookable: false, purchase: 'enquiry' }),
  ]
  const sources = { experiences, routes: [walk('loop', 45)], events: [event('fair', '2026-11-25T17:00:00Z')] }
  expect(ids(asked, sources)).toEqual(['fair', 'best', 'loop', 'table', 'visit'])
})

it('never offers an event that is over, has an estimated date, or is on another day', () => {
  const events = [
    event('ended', '2026-11-25T09:00:00Z', '2026-11-25T12:00:00Z'),
    event('runs', '2026-11-01T09:00:00Z', '2026-11-30T18:00:00Z'),
    event('begins', '2026-11-25T18:00:00Z'),
    event('supposed', '2026-11-25T18:00:00Z', null, { date_is_estimate: true }),
    event('next summer', '2027-07-01T18:00:00Z'),
  ]
  expect(ids(asked, { events })).toEqual(['begins', 'runs'])
  expect(ids({ ...asked, when: 'sunday', day: '2026-11-29' }, { events })).toEqual(['runs'])
})

it('suggests no walk against the light, the season or a warning', () => {
  const routes = [
    walk('short', 45),
    walk('long', 300),
    walk('summer', 30, { season: ['verano'] }),
    walk('burnt', 30, { status_note: 'Cremat', status_date: null, status_level: 'warning' }),
  ]
  expect(ids(asked, { routes })).toEqual(['short'])
  expect(ids({ ...asked, now: new Date('2026-11-25T20:00:00Z') }, { routes })).toEqual([])
  // tomorrow has the light of a whole day
  expect(ids({ ...asked, when: 'tomorrow', day: '2026-11-26' }, { routes })).toEqual(['long', 'short'])
})

it('prefers indoor offers in the rain and short walks in the heat, while the reading is fresh', () => {
  const sources = {
    experiences: [offer('visit'), offer('table', { purchase: 'table', type: 'restaurant' })],
    routes: [walk('loop', 45)],
  }
  expect(ids(asked, { ...sources, weather: reading({ icon: '10d' }) })).toEqual(['table', 'visit'])
  const old = reading({ icon: '10d', read_at: '2026-11-25T08:00:00Z' })
  expect(ids(asked, { ...sources, weather: old })).toContain('loop')
  expect(
    ids({ ...asked, when: 'tomorrow', day: '2026-11-26' }, { routes: [walk('long', 200)], weather: old }),
  ).toEqual(['long'])
  const noon = { ...asked, now: new Date('2026-11-25T11:00:00Z') }
  const hot = reading({ temperature: 36, read_at: '2026-11-25T11:00:00Z' })
  expect(ids(noon, { routes: [walk('long', 200), walk('short', 60)], weather: hot })).toEqual(['short'])
})
