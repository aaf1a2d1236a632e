import { expect, it } from 'vitest'
import { z } from 'zod'
import type { Call } from './call.ts'
import { CALLS, getAt } from './calls.ts'

it.each([
  ['/api/v1/experiences/e-alba?lang=ca', '/experiences/:id'],
  ['/api/v1/packages/filter-options', '/packages/filter-options'],
  ['/api/v1/reservations/mine/cancel', undefined],
  ['/api/v1', undefined],
  ['/assets/api/v1/news', undefined],
])('finds the GET that answers %s', (address, path) => {
  expect(getAt(address)?.path).toBe(path)
})

it.each([
  ['/api/v1/experiences/e-alba', true],
  ['/api/v1/notification-cards/guest', true],
  // a member gets an answer of their own
  ['/api/v1/games/g-1', false],
  ['/api/v1/story-tours/t-1/games', false],
  ['/api/v1/games-map-markers', false],
  ['/api/v1/user/reservations', false],
  ['/api/v1/notification-cards', false],
])('knows whether the answer depends on the person: %s', (address, isShared) => {
  expect(getAt(address)?.isShared).toBe(isShared)
})

const isList = ({ answers }: Call) => answers[200] instanceof z.ZodObject && 'meta' in answers[200].shape
const lists = Object.entries<Call>(CALLS).filter(([name, call]) => name.startsWith('GET ') && isList(call))

// the leaderboard has one page, whose length is `limit`
it.each(lists.filter(([name]) => name !== 'GET /points/leaderboard'))(
  'takes pages: %s',
  (name, { query }) => {
    const others = name.startsWith('GET /guide/waitlist')
      ? { experience_id: 'e-1', date: '2026-06-01', time: '10:00' }
      : {}
    expect(query?.safeParse({ ...others, per_page: '2', cursor: 'x' }).success).toBe(true)
    expect(query?.safeParse({ ...others, per_page: '101' }).success).toBe(false)
  },
)
