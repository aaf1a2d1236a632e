import { isWelcome, PASS_RESULTS } from '@sureda/contract/rules/pass-verdict'
import { expect, it } from 'vitest'
import { mayEnter, toneOf } from './verdict-tone.ts'

it('is green exactly for passes that are marked without a tap', () => {
  expect(PASS_RESULTS.filter((result) => toneOf(result) === 'good')).toEqual(PASS_RESULTS.filter(isWelcome))
})

it('is never red for a pass that the phone cannot check', () => {
  expect(toneOf('unchecked')).toBe('look')
})

it('lets the guide decide about another time or experience, and about nothing else', () => {
  expect(PASS_RESULTS.filter(mayEnter)).toEqual(['other_time', 'other_experience'])
})
