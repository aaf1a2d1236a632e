// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { generateOutlines, outlinesFile } from '../../generate-outlines.ts'
import { loadOutlines } from './outline-files.ts'

const generated = Object.entries(generateOutlines())

it.each(generated)('has the boundaries of %s as its tenant document asks for them', (id, outlines) => {
  expect(JSON.parse(readFileSync(outlinesFile(id), 'utf8'))).toEqual(outlines)
})

it.each(generated)('loads the boundaries of %s', async (id) => {
  expect((await loadOutlines(id)).municipalities.length).toBeGreaterThan(10)
})

it('has none for a territory it does not know', async () => {
  expect(await loadOutlines('elsewhere')).toEqual({ municipalities: [] })
})
