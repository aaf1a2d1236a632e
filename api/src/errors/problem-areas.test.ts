import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { LOCALES } from '@sureda/contract/codes/locale'
import { type ProblemArea, problemsOf } from '@sureda/contract/codes/problem-codes'
import { expect, it } from 'vitest'
import { MESSAGES } from './messages.ts'

const modules = path.join(import.meta.dirname, '../modules')
const SOURCES = {
  booking: 'bookings/{availability,reservations}/*.ts',
  waitlist: 'bookings/waitlist/*.ts',
  enquiry: 'bookings/enquiries/*.ts',
  groups: 'guides/groups/*.ts',
  slots: 'guides/{times/*,experiences/schedule*,photos/experience*,messages/*}.ts',
} satisfies Record<Exclude<ProblemArea, 'any'>, string>
const areas = Object.keys(SOURCES) as (keyof typeof SOURCES)[]

/** The codes of the errors that these files throw. */
function thrownIn(pattern: string): string[] {
  const files = globSync(pattern, { cwd: modules }).filter((file) => !file.endsWith('.test.ts'))
  const text = files.map((file) => readFileSync(path.join(modules, file), 'utf8')).join('\n')
  return [...text.matchAll(/new AppError\(\s*'([a-z_]+)'/g)].map(([, code = '']) => code)
}

it.each(areas)('lists every problem code of the area %s', (area) => {
  const thrown = thrownIn(SOURCES[area])
  expect(thrown.length).toBeGreaterThan(0)
  const named: readonly string[] = [...problemsOf(area), ...problemsOf('any')]
  expect([...new Set(thrown)].filter((code) => !named.includes(code))).toEqual([])
})

it.each(areas)('has its own text for each refusal of %s, in every language', (area) => {
  const same = LOCALES.flatMap((locale) => {
    const { problems } = MESSAGES[locale]
    return problemsOf(area).flatMap((code) => {
      const twins = Object.keys(problems).filter(
        (other) => other !== code && problems[other] === problems[code],
      )
      return twins.map((twin) => `${locale}: ${code} says the same as ${twin}`)
    })
  })
  expect(same).toEqual([])
})
