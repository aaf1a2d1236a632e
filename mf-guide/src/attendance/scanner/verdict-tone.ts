import type { OfflineResult } from './check-pass-offline.ts'

/** Green, amber or red. */
export type Tone = 'good' | 'look' | 'bad'

const TONES: Record<OfflineResult, Tone> = {
  valid: 'good',
  unlisted: 'good',
  attended: 'look',
  not_confirmed: 'look',
  other_day: 'look',
  other_time: 'look',
  other_experience: 'look',
  unchecked: 'look',
  not_yours: 'bad',
  cancelled: 'bad',
  expired: 'bad',
  other_tenant: 'bad',
  forged: 'bad',
  unknown: 'bad',
}
export const toneOf = (result: OfflineResult): Tone => TONES[result]

/** A pass of the right day for another time or experience: the guide may let these people in. */
export const mayEnter = (result: OfflineResult): boolean =>
  result === 'other_time' || result === 'other_experience'
