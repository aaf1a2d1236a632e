import { expect, it } from 'vitest'
import { attendanceFromMarks, toAttendance } from './attendance-from-marks.ts'

let lastId = 0
function mark(minute: number, attended: boolean, device: string | null, more: object = {}) {
  const at = new Date(Date.UTC(2026, 10, 28, 10, minute))
  const base = {
    id: ++lastId,
    attended,
    takeBack: false,
    at,
    countedAt: at,
    receivedAt: at,
    device,
    refused: null,
  }
  return { ...base, ...more }
}
const permutations = <T>(all: readonly T[]): T[][] =>
  all.length < 2
    ? [[...all]]
    : all.flatMap((one, index) => permutations(all.toSpliced(index, 1)).map((rest) => [one, ...rest]))

const here = (minute: number, device: string) => mark(minute, true, device)
const notHere = (minute: number, device: string) => mark(minute, false, device)
const takenBack = (minute: number, device: string) => mark(minute, false, device, { takeBack: true })

it.each([
  ['the earlier of two phones', [here(5, 'b'), here(2, 'a')], 'here', 'a'],
  ['nobody', [], 'none', undefined],
  ['taken back by the same phone', [here(2, 'a'), notHere(3, 'a')], 'none', undefined],
  ['taken back from another phone', [here(2, 'a'), takenBack(3, 'b')], 'none', undefined],
  ['seen by one, missed by the other', [here(2, 'a'), notHere(3, 'b')], 'here', 'a'],
  ['missed first, came late', [notHere(2, 'a'), here(9, 'a')], 'here', 'a'],
  ['missed', [notHere(2, 'a'), notHere(4, 'b')], 'absent', 'a'],
  ['an absence taken back', [notHere(2, 'a'), takenBack(4, 'b')], 'none', undefined],
  ['taken back, and here again', [here(2, 'a'), takenBack(3, 'a'), here(6, 'b')], 'here', 'b'],
])('%s: has the same result for every order of the marks', (_name, marks, state, device) => {
  for (const order of permutations(marks)) {
    const folded = attendanceFromMarks(order)
    expect([folded.state, folded.mark?.device]).toEqual([state, device])
  }
})

it('ignores refused marks, but lists them', () => {
  const refused = mark(1, true, 'a', { refused: 'reservation_closed' as const })
  const shown = toAttendance([refused])
  expect(shown).toMatchObject({ state: 'none', mark: null, others: [{ refused: 'reservation_closed' }] })
})
