import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '@sureda/build/workspace'
import { expect, it } from 'vitest'

/** Requirements of level 1 and 2 of OWASP ASVS 5.0.0 in each chapter. */
const IN_CHAPTER = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7]

it('answers each requirement once, and says why where one is not met', () => {
  const page = readFileSync(path.join(ROOT, 'docs/security/asvs-5.md'), 'utf8')
  const rows = [...page.matchAll(/^\| (\d+)\.(\d+)\.(\d+) +\|(.*)\|$/gm)].map(
    ([, chapter, , , rest = '']) => {
      const [level, about, met, where] = rest.split('|').map((cell) => cell.trim())
      return { chapter: Number(chapter), level, about, met, where }
    },
  )
  const counts = IN_CHAPTER.map((_, at) => rows.filter(({ chapter }) => chapter === at + 1).length)
  expect(counts).toEqual(IN_CHAPTER)
  for (const { level, about, met, where } of rows) {
    expect(['1', '2']).toContain(level)
    expect(['yes', 'partly', 'no', '–']).toContain(met)
    if (met !== 'yes') expect([about, where]).not.toEqual([about, '–'])
  }
})
