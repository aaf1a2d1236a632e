import { expect, it } from 'vitest'
import { distanceText } from './distance-text.ts'
import { problemText } from './messages.ts'

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

it.each([
  [111, 'ca', '111 m'],
  [999.6, 'es', '1 km'],
  [1_249, 'es', '1,2 km'],
  [1_249, 'en', '1.2 km'],
  [24_180, 'fr', '24,2 km'],
  [222_307, 'de', '222,3 km'],
  [9_000_000, 'nl', '9.000 km'],
] as const)('says %i m in %s as %s', (metres, locale, text) => {
  expect(plain(distanceText(metres, locale))).toBe(text)
})

it('says in kilometres how far away a person is, in each language', () => {
  const said = (['ca', 'es', 'en', 'fr', 'de', 'nl'] as const).map((locale) =>
    plain(problemText('too_far', locale, { distance_m: 222_307 })),
  )
  expect(said).toEqual(said.map(() => expect.stringMatching(/222[,.]3 km/)))
})
