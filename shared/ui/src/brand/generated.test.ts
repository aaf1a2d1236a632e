// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { generated } from '../../generate.ts'

/** The formatter may change quotes, commas and line ends. */
const bare = (text: string) => text.replaceAll(/[\s'",;]/g, '')

it.each(Object.entries(generated))('%s is what generate.ts writes', (file, content) => {
  const written = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
  expect(bare(written)).toBe(bare(content()))
})
