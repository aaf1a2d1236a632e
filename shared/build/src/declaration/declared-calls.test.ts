import { expect, it } from 'vitest'
import { callFault } from './declared-calls.ts'

it('accepts addresses of the table with parameters of their query', () => {
  expect(callFault('/api/v1/events?from=:weekFrom&to=:weekTo&per_page=100')).toBeNull()
  expect(callFault('/api/v1/story-tours/:storyTourId/games')).toBeNull()
  expect(callFault('/api/v1/settings/group/safety')).toBeNull()
})

it('refuses an address without a GET call, and an unknown parameter', () => {
  expect(callFault('/api/v1/rutes')).toContain('/api/v1/rutes is no GET of the table of calls')
  expect(callFault('/api/v1/login')).toContain('is no GET')
  expect(callFault('/routes')).toContain('is no GET')
  expect(callFault('/api/v1/routes?distance=5')).toContain('has ?distance=, which /routes does not know')
})
