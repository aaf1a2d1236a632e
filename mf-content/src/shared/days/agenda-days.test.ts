import type { EventItem } from '@sureda/contract/schemas/catalogue/event'
import { expect, it } from 'vitest'
import { eventsOf, fillDays, onceEach, spanOf, upcomingDays } from './agenda-days.ts'

const event = (id: string, start: string, end: string | null = null, allDay = false) =>
  ({ id, start_datetime: start, end_datetime: end, all_day: allDay }) as EventItem
const now = new Date('2026-11-21T12:00:00Z')
const days = (events: EventItem[]) =>
  upcomingDays(events, 'Europe/Madrid', now).map(({ day, events: found }) => [day, found.map(({ id }) => id)])

it('groups future events by day, soonest first', () => {
  expect(
    days([
      event('later', '2026-12-24T18:00:00Z'),
      event('evening', '2026-11-22T19:00:00Z'),
      event('morning', '2026-11-22T08:00:00Z'),
    ]),
  ).toEqual([
    ['2026-11-22', ['morning', 'evening']],
    ['2026-12-24', ['later']],
  ])
})

it('leaves out past events, and lists running ones under today', () => {
  expect(
    days([
      event('over', '2026-11-20T08:00:00Z'),
      event('running', '2026-11-01T08:00:00Z', '2026-11-30T20:00:00Z'),
      event('earlier today', '2026-11-21T08:00:00Z'),
    ]),
  ).toEqual([['2026-11-21', ['running', 'earlier today']]])
})

it('takes the day from the territory’s time zone', () => {
  expect(days([event('midnight', '2026-11-30T23:30:00Z')])).toEqual([['2026-12-01', ['midnight']]])
})

it('ends an event at midnight on the day before, but includes the last of whole days', () => {
  const span = (start: string, end: string | null, allDay?: boolean) =>
    spanOf(event('e', start, end, allDay), 'Europe/Madrid')
  expect(span('2026-11-28T20:00:00Z', '2026-11-28T23:00:00Z')).toEqual({
    first: '2026-11-28',
    last: '2026-11-28',
  })
  expect(span('2026-11-28T20:00:00Z', '2026-11-28T23:30:00Z').last).toBe('2026-11-29')
  expect(span('2026-11-27T23:00:00Z', '2026-11-29T23:00:00Z', true)).toEqual({
    first: '2026-11-28',
    last: '2026-11-30',
  })
  expect(span('2026-11-28T20:00:00Z', '2026-11-28T20:00:00Z').last).toBe('2026-11-28')
})

it('lists an event on each of its days, across the change to summer time', () => {
  const festival = event('festival', '2026-10-24T18:00:00Z', '2026-10-26T20:00:00Z')
  const filled = fillDays(
    ['2026-10-23', '2026-10-24', '2026-10-25', '2026-10-26', '2026-10-27'],
    [festival],
    'Europe/Madrid',
  )
  expect(
    filled.map(({ begins, goesOn }) => [begins.length, goesOn.map(({ nth, days }) => [nth, days])]),
  ).toEqual([
    [0, []],
    [1, []],
    [0, [[2, 3]]],
    [0, [[3, 3]]],
    [0, []],
  ])
  expect(eventsOf(['2026-10-25', '2026-10-27'], [festival], 'Europe/Madrid')).toEqual([festival])
  expect(eventsOf(['2026-10-27'], [festival], 'Europe/Madrid')).toEqual([])
})

it('lists an event of several days once, on the first listed day', () => {
  const days = ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27']
  const events = [
    event('expo', '2026-11-01T09:00:00Z', '2026-12-20T18:00:00Z'),
    event('fair', '2026-11-25T09:00:00Z', '2026-11-26T18:00:00Z'),
  ]
  const week = onceEach(fillDays(days, events, 'Europe/Madrid'))
  const on = week.map(({ begins, goesOn, hasMore }) => [
    [...begins, ...goesOn].map((one) => one.event.id).join(),
    hasMore,
  ])
  expect(on).toEqual([
    ['expo', false],
    ['fair', true],
    ['', true],
    ['', true],
  ])
})

it('sorts ten thousand events into a week in a short time', () => {
  const many = Array.from({ length: 10_000 }, (_, index) =>
    event(`e${index}`, new Date(Date.UTC(2026, 10, 23) + index * 60_000).toISOString()),
  )
  const days = [
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
    '2026-11-28',
    '2026-11-29',
  ]
  const filled = fillDays(days, many, 'Europe/Madrid')
  expect(filled.reduce((sum, { begins }) => sum + begins.length, 0)).toBe(10_000)
})
