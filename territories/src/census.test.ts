import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { census, censusTable, mediaLine } from './census.ts'
import { checkTerritory } from './check.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sureda-census-'))
  cpSync(fileURLToPath(new URL('../template', import.meta.url)), folder, { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function editStory(change: (text: string) => string) {
  const file = join(folder, 'stories/st-axe.json')
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}

it('counts the texts of each kind and language, and what is demo', () => {
  const stories = census(folder).find(({ kind }) => kind === 'stories')
  // title, summary, body and picture description; a recording in one language is not counted
  expect(stories).toMatchObject({ items: 1, demo: 1, complete: { ca: 4, nl: 4 }, missing: { nl: 0 } })
  expect(censusTable(census(folder))).not.toContain('−')
})

it('shows how many texts a language lacks', () => {
  editStory((text) => text.replace('"De bijl"', '""'))
  const line = censusTable(census(folder))
    .split('\n')
    .find((row) => row.startsWith('stories'))
  expect(line).toMatch(/^stories +1 +1( +4){5} +3 −1$/)
})

it('sums up the size of the media', () => {
  expect(mediaLine(folder)).toMatch(/^media: 14 pictures 0\.\d\d MB · 1 sound 0\.01 MB · 0 film 0\.00 MB/)
})

it('reports a recording of an older text', async () => {
  editStory((text) => text.replace('"The axe"', '"The old axe"'))
  const { faults, remarks } = await checkTerritory(folder)
  expect(faults).toEqual([])
  expect(remarks).toEqual([
    {
      file: 'stories/st-axe.json',
      field: 'audio.file.en',
      message: 'media/st-axe.en.m4a was spoken from an older text; run audio/speak.ts again',
    },
  ])
})
