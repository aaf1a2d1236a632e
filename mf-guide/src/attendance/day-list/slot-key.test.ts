import { makeManifestSlot } from '@sureda/testing/manifest-factories'
import { expect, it } from 'vitest'
import { daysAround } from './days-around.ts'
import { chosenSlot, slotKeyOf } from './slot-key.ts'

const slot = (time: string, ends_at: string) => makeManifestSlot({ time, ends_at })
const early = slot('10:00', '2026-12-05T11:00:00Z')
const late = slot('16:00', '2026-12-05T17:00:00Z')
const at = (time: string) => new Date(`2026-12-05T${time}:00Z`)

it('opens the slot of the address, else the first that is not over, else the first', () => {
  expect(chosenSlot([early, late], slotKeyOf(late), at('09:00'))).toBe(late)
  expect(chosenSlot([early, late], '12:00 gone', at('09:00'))).toBe(early)
  expect(chosenSlot([early, late], null, at('12:00'))).toBe(late)
  expect(chosenSlot([early, late], null, at('20:00'))).toBe(early)
  expect(chosenSlot([], null, at('09:00'))).toBeUndefined()
})

it('offers a week back and a month ahead, and always the shown day', () => {
  expect(daysAround('2026-12-05', '2026-12-05')).toEqual({ first: '2026-11-28', last: '2027-01-04' })
  expect(daysAround('2026-12-05', '2026-11-01').first).toBe('2026-11-01')
  expect(daysAround('2026-12-05', '2027-03-01').last).toBe('2027-03-01')
})
