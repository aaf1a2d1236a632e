import { makeReservation } from '@sureda/testing/booking-factories'
import { expect, it } from 'vitest'
import {
  arrivedAs,
  changed,
  draftFault,
  isPast,
  newDraft,
  peopleIn,
  reservationBody,
} from './booking-draft.ts'

const pela = { id: 'e-pela', title: 'La pela' }
const draft = { ...newDraft(pela), date: '2026-12-05', time: '10:00' }

it('knows what is missing: a day, a time, a group', () => {
  expect(draftFault({ ...draft, date: null })).toBe('dayMissing')
  expect(draftFault({ ...draft, time: null })).toBe('timeMissing')
  expect(draftFault({ ...draft, kind: 'group' })).toBe('groupMissing')
  expect(draftFault(draft)).toBeNull()
})

it('opens on the next free day, a stay with one night', () => {
  expect(newDraft({ ...pela, next_available: '2026-11-22' })).toMatchObject({
    date: '2026-11-22',
    nights: null,
  })
  expect(newDraft({ ...pela, purchase: 'nights' })).toMatchObject({ date: null, nights: 1, rooms: 1 })
})

it('sends nights and rooms of a stay, and no time', () => {
  const stay = { ...draft, time: null, nights: 3, rooms: 2 }
  expect(reservationBody(stay)).toEqual({
    experience_id: 'e-pela',
    date: '2026-12-05',
    nights: 3,
    rooms: 2,
    people: 2,
  })
  const sent = { ...stay, sent: reservationBody(stay) }
  const made = makeReservation({ date: '2026-12-05', time: '16:00', nights: 3, rooms: 2 })
  expect(arrivedAs(sent, [made])).toBe(made)
  expect(arrivedAs(sent, [{ ...made, nights: 2 }])).toBeUndefined()
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

it('has its own key from the start, long enough for the server', () => {
  const other = newDraft(pela)
  expect(other.key).not.toBe(draft.key)
  expect(other.key.length).toBeGreaterThanOrEqual(16)
})

it('takes a new key once something changes after a try that may have arrived', () => {
  const sent = { ...draft, sent: reservationBody(draft), isWaiting: true, isUnsure: true }
  expect(changed(draft, { people: 3 }).key).toBe(draft.key)
  const next = changed(sent, { people: 3 })
  expect(next).toMatchObject({ people: 3, sent: null, isWaiting: false, isUnsure: false })
  expect(next.key).not.toBe(draft.key)
})

it('finds the reservation that a try has become, and nothing else', () => {
  const sent = { ...draft, sent: reservationBody(draft) }
  const reservation = makeReservation({ date: '2026-12-05', time: '10:00', people: 2 })
  expect(arrivedAs(sent, [reservation])).toBe(reservation)
  expect(arrivedAs(draft, [reservation])).toBeUndefined()
  for (const other of [
    { time: '12:00' },
    { people: 3 },
    { special_requests: 'x' },
    { status: 'cancelled' as const },
  ])
    expect(arrivedAs(sent, [{ ...reservation, ...other }])).toBeUndefined()
})

it('books for as many as the time takes, and repeats a sent body unchanged', () => {
  const eight = { ...draft, people: 8 }
  expect([peopleIn(eight), peopleIn(eight, 3), peopleIn(eight, 0)]).toEqual([8, 3, 8])
  expect(reservationBody(eight, 3)?.people).toBe(3)
  expect(peopleIn({ ...eight, sent: reservationBody(eight, 3) }, 0)).toBe(3)
})
