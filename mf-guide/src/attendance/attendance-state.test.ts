// @vitest-environment jsdom
import type { StoredMark } from '@sureda/contract/schemas/guides/attendance'
import { makeManifestEntry } from '@sureda/testing/manifest-factories'
import { describe, expect, it } from 'vitest'
import { attendanceOf, countHere, isExpected } from './attendance-state.ts'
import type { PhoneMark } from './phone-marks.ts'

const at = '2026-12-05T09:00:00.000Z'
const later = '2026-12-05T09:05:00.000Z'
const mark = (fields: Partial<PhoneMark> = {}): PhoneMark => ({
  ...{ reservation_id: 'r', attended: true, take_back: false, at, isAnswered: false },
  ...fields,
})
const listed = (fields: Partial<StoredMark> = {}): StoredMark => ({
  ...{ attended: true, take_back: false, at, received_at: at, device: 'Android 1a2b', refused: null },
  ...fields,
})
const entry = (
  attendance: Partial<ReturnType<typeof makeManifestEntry>['attendance']> = {},
  fields: object = {},
) => makeManifestEntry({ attendance: { state: 'none', mark: null, others: [], ...attendance }, ...fields })

describe('the attendance of an entry', () => {
  it('is the mark of this phone until the list has exactly this mark', () => {
    expect(attendanceOf(entry(), mark())).toMatchObject({ state: 'here', at, isWaiting: true })
    expect(attendanceOf(entry(), mark({ isAnswered: true }))).toMatchObject({
      state: 'here',
      isWaiting: false,
    })
    expect(attendanceOf(entry({ state: 'here', mark: listed() }), mark())).toMatchObject({
      state: 'here',
      isWaiting: false,
    })
    expect(
      attendanceOf(entry({ state: 'here', mark: listed() }), mark({ attended: false, at: later })),
    ).toMatchObject({
      ...{ state: 'absent', at: later, isWaiting: true },
    })
  })

  it('is none again after the mark was taken back on this phone', () => {
    const back = mark({ attended: false, take_back: true, at: later })
    expect(attendanceOf(entry({ state: 'here', mark: listed() }), back)).toMatchObject({
      state: 'none',
      isWaiting: true,
    })
  })

  it('takes the same moment in another notation for the same mark', () => {
    const other = listed({ at: '2026-12-05T10:00:00+01:00' })
    expect(attendanceOf(entry({ state: 'here', mark: other }), mark()).isWaiting).toBe(false)
  })

  it('is the outcome of the reservations screen where there is no mark', () => {
    expect(attendanceOf(entry({}, { outcome: 'attended' }), undefined).state).toBe('here')
    expect(attendanceOf(entry({}, { outcome: 'no_show' }), undefined).state).toBe('absent')
    expect(attendanceOf(entry(), undefined)).toMatchObject({ state: 'none', at: null, isWaiting: false })
  })

  it('names marks of other phones and refused ones, not those of the same phone', () => {
    const own = listed()
    const second = listed({ device: 'iPhone 3c4d', at: later })
    const refused = listed({ refused: 'too_late' as StoredMark['refused'] })
    const others = [listed({ at: later }), second, refused]
    expect(attendanceOf(entry({ state: 'here', mark: own, others }), undefined).others).toEqual([
      second,
      refused,
    ])
  })
})

it('counts people of bookings that are confirmed, not bookings', () => {
  const entries = [
    makeManifestEntry({ id: 'a', people: 4 }),
    makeManifestEntry({ id: 'b', people: 2, status: 'completed' }),
    makeManifestEntry({ id: 'c', people: 9, status: 'cancelled' }),
    makeManifestEntry({ id: 'd', people: 9, status: 'pending' }),
  ]
  expect(entries.filter(isExpected).map(({ id }) => id)).toEqual(['a', 'b'])
  expect(countHere(entries, ({ id }) => id !== 'b')).toEqual({ here: 4, expected: 6 })
})
