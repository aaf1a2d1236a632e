import { expect, it } from 'vitest'
import { draftFault, isPast, newDraft, reservationBody } from './booking-draft.ts'

const draft = { ...newDraft('e-pela', 'La pela'), date: '2026-12-05', time: '10:00' }

it('asks for a time before going on', () => {
  expect(draftFault({ ...draft, time: null }, 'when')).toBe('timeRequired')
  expect(draftFault(draft, 'when')).toBeNull()
})

it('asks for a group only when booking for one', () => {
  expect(draftFault({ ...draft, kind: 'group' }, 'who')).toBe('groupRequired')
  expect(draftFault(draft, 'who')).toBeNull()
})

it('sends a group only for a group booking and leaves empty requests out', () => {
  const body = reservationBody({ ...draft, groupId: 'g-1', requests: '  ' })
  expect(body).toEqual({ experience_id: 'e-pela', date: '2026-12-05', time: '10:00', people: 2 })
  expect(reservationBody({ ...draft, kind: 'group', groupId: 'g-1' })?.group_id).toBe('g-1')
})

it('is no body while something is missing', () => {
  expect(reservationBody({ ...draft, date: null })).toBeNull()
})

it('knows when its day has passed', () => {
  expect(isPast(draft, '2026-12-06')).toBe(true)
  expect(isPast(draft, '2026-12-05')).toBe(false)
})

it('has a key of its own from the start, long enough for the server', () => {
  const other = newDraft('e-pela', 'La pela')
  expect(other.key).not.toBe(draft.key)
  expect(other.key.length).toBeGreaterThanOrEqual(16)
})
