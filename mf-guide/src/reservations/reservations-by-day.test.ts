import { makeGuideReservation } from '@sureda/testing/guide-factories'
import { expect, it } from 'vitest'
import { filterReservations, readFilter } from './reservation-filter.ts'
import { groupReservations, timeLeft } from './reservations-by-day.ts'

const at = (
  id: string,
  status: 'pending' | 'confirmed' | 'cancelled',
  date: string,
  expires_at: string | null = null,
) => makeGuideReservation({ id, status, date, starts_at: `${date}T09:00:00.000Z`, expires_at, people: 2 })

it('puts requests first, by the end of their time, and the rest by day', () => {
  const { waiting, days } = groupReservations([
    at('late', 'pending', '2026-12-01', '2026-11-30T10:00:00.000Z'),
    at('second', 'confirmed', '2026-12-03'),
    at('soon', 'pending', '2026-12-09', '2026-11-29T10:00:00.000Z'),
    at('first', 'confirmed', '2026-12-02'),
    at('third', 'confirmed', '2026-12-03'),
  ])
  expect(waiting.map(({ id }) => id)).toEqual(['soon', 'late'])
  expect(days.map(({ date, people }) => [date, people])).toEqual([
    ['2026-12-02', 2],
    ['2026-12-03', 4],
  ])
})

it('begins with the latest of past reservations', () => {
  const { days } = groupReservations([
    at('old', 'cancelled', '2026-11-02'),
    at('new', 'cancelled', '2026-11-09'),
  ])
  expect(days.map(({ date }) => date)).toEqual(['2026-11-09', '2026-11-02'])
})

it('counts the time for an answer in whole hours, and in minutes where it is short', () => {
  const now = new Date('2026-11-29T10:00:00.000Z')
  expect(timeLeft('2026-11-30T15:40:00.000Z', now)).toEqual({ minutes: 29 * 60, isUrgent: false })
  expect(timeLeft('2026-11-29T11:20:00.000Z', now)).toEqual({ minutes: 80, isUrgent: true })
  expect(timeLeft('2026-11-29T09:59:00.000Z', now)).toBeNull()
})

it('takes its filter from the address, and ignores unknown values', () => {
  const all = [
    at('a', 'pending', '2026-12-01'),
    at('b', 'confirmed', '2026-12-01'),
    at('c', 'cancelled', '2026-12-02'),
  ]
  const ids = (search: string) =>
    filterReservations(all, readFilter(new URLSearchParams(search))).map(({ id }) => id)
  expect(ids('')).toEqual(['a', 'b'])
  expect(ids('status=pending')).toEqual(['a'])
  expect(ids('status=lost&date=yesterday')).toEqual(['a', 'b'])
  expect(ids('status=cancelled&date=2026-12-01')).toEqual([])
  expect(ids('experience=e-none')).toEqual([])
})
