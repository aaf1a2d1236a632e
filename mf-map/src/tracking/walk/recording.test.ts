import { expect, it } from 'vitest'
import { activeTime, newRecording, paused } from './recording.ts'

const MINUTE = 60_000

it('counts the time without pauses', () => {
  const begun = newRecording({ id: 'r', title: 'Ruta' }, 0)
  expect(activeTime(begun, 5 * MINUTE)).toBe(5 * MINUTE)
  const resting = paused(begun, 5 * MINUTE)
  expect(activeTime(resting, 60 * MINUTE)).toBe(5 * MINUTE)
  const again = { ...resting, activeSince: 60 * MINUTE }
  expect(activeTime(again, 62 * MINUTE)).toBe(7 * MINUTE)
})

it('never counts backwards when the phone’s clock is set back', () => {
  expect(activeTime(newRecording(null, 10 * MINUTE), 0)).toBe(0)
})
