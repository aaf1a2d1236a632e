import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { LOCALES } from '@sureda/contract/codes/locale'
import { expect, it } from 'vitest'

const ROOT = path.join(import.meta.dirname, '../../../..')

/** Claims that something has no effect on the climate, which are forbidden (docs/decisions/0037-footprint.md): word stems in six languages; "recompensas" is none. */
const CLAIM =
  /neutr[aeo]|neutral|offset|(?<!r[eé])compens|kompens|ausgleich|ausgeglichen|klimapositiv|climate.?positive|zero.?emission|cero emision|zero emission|zéro émission|nul.?uitstoot|emissionsfrei|co₂.?frei|carbon.?free|sin emisiones|sense emissions|uitstootvrij/i

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
const claimsIn = (text: string) => text.split('\n').filter((line) => CLAIM.test(line))

it.each(LOCALES)('makes no claim about the climate in %s', (locale) => {
  expect(claimsIn(read(`mf-profile/locales/${locale}.json`))).toEqual([])
})

it.each(['gavarres', 'raya'])('makes none in the practices of %s', (territory) => {
  const folder = `territories/${territory}/regenerative-practices`
  const claims = readdirSync(path.join(ROOT, folder)).flatMap((name) => claimsIn(read(`${folder}/${name}`)))
  expect(claims).toEqual([])
})

it.each([
  'un viaje neutro en carbono',
  'viatge neutre en carboni',
  'a climate-neutral stay',
  'offset your trip',
  'vous compensez votre voyage',
  'kompensierte Anreise',
  'klimaneutral',
  'klimaatneutraal',
  'CO₂-compensatie',
])('recognises “%s” as a claim', (words) => {
  expect(claimsIn(words)).toHaveLength(1)
})
