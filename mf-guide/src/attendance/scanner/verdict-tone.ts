import type { HereResult } from './check-pass-offline.ts'

/** Green, amber, red; also as a shape and a word. */
export type Tone = 'good' | 'look' | 'bad'

const TONES: Record<HereResult, Tone> = {
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
export const toneOf = (result: HereResult): Tone => TONES[result]

/** Of the right people on the right day: the guide may wave them through. */
export const canLetIn = (result: HereResult): boolean =>
  result === 'other_time' || result === 'other_experience'
