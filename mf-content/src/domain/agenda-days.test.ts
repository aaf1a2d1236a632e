import type { EventItem } from '@sureda/contract/event'
import { expect, it } from 'vitest'
import { upcomingDays } from './agenda-days.ts'

const event = (id: string, start: string, end: string | null = null) =>
  ({ id, start_datetime: start, end_datetime: end }) as EventItem
const now = new Date('2026-11-21T12:00:00Z')
const days = (events: EventItem[]) =>
  upcomingDays(events, 'Europe/Madrid', now).map(({ day, events: found }) => [day, found.map(({ id }) => id)])

it('groups what is to come by day, soonest first', () => {
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

it('leaves out what is over, and keeps what still runs under today', () => {
  expect(
    days([
      event('over', '2026-11-20T08:00:00Z'),
      event('running', '2026-11-01T08:00:00Z', '2026-11-30T20:00:00Z'),
      event('earlier today', '2026-11-21T08:00:00Z'),
    ]),
  ).toEqual([['2026-11-21', ['running', 'earlier today']]])
})

it('takes the day from the clock of the territory', () => {
  expect(days([event('midnight', '2026-11-30T23:30:00Z')])).toEqual([['2026-12-01', ['midnight']]])
})
