import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '@sureda/build/workspace'
import { expect, it } from 'vitest'

/** Requirements of level 1 and 2 of OWASP ASVS 5.0.0 in each chapter. */
const IN_CHAPTER = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7]

it('has an answer for each requirement, a reason for each unmet one, and the right counts', () => {
  const page = readFileSync(path.join(ROOT, 'docs/security/asvs-5.md'), 'utf8')
  const answers = [...page.matchAll(/^- (?:\*\*(.+?)\*\* )?(\d.*)$/gm)].map(([, met = 'yes', text = '']) => {
    const [about = '', ...why] = text.split(': ')
    return { met, numbers: about.match(/\b\d+\.\d+\.\d+\b/g) ?? [], why: why.join(': ') }
  })
  const numbers = answers.flatMap((answer) => answer.numbers)
  expect(new Set(numbers).size).toBe(numbers.length)
  expect(IN_CHAPTER.map((_, at) => numbers.filter((one) => one.startsWith(`${at + 1}.`)).length)).toEqual(
    IN_CHAPTER,
  )
  for (const { met, numbers, why } of answers)
    if (met !== 'yes') expect([numbers, why]).not.toEqual([numbers, ''])
  const count = (kind: string) =>
    answers.filter(({ met }) => met === kind).reduce((sum, answer) => sum + answer.numbers.length, 0)
  expect(page).toContain(
    `Of ${numbers.length} requirements ${count('yes')} are met, ${count('partly')} partly, ${count('no')} not, and ${count('–')} do not apply.`,
  )
})
