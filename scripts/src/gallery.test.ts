import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '@sureda/build/workspace'
import { expect, it } from 'vitest'
import { GALLERY, galleryFile, withGallery } from './gallery.ts'
import { BEFORE, SHEETS } from './sheets.ts'

const README = readFileSync(path.join(ROOT, 'README.md'), 'utf8')

it('shows both brands in six to eight pictures of at most 40 KB, all of them there', () => {
  expect(new Set(GALLERY.map(({ brand }) => brand)).size).toBe(2)
  expect(GALLERY.length).toBeGreaterThanOrEqual(6)
  expect(GALLERY.length).toBeLessThanOrEqual(8)
  for (const picture of GALLERY) {
    const file = path.join(ROOT, galleryFile(picture))
    expect(existsSync(file), file).toBe(true)
    expect(statSync(file).size, file).toBeLessThanOrEqual(40_000)
  }
})

it('writes each picture over its caption, and changes nothing when run again', () => {
  expect(withGallery(README)).toBe(README)
  for (const { caption } of GALLERY) {
    expect(README).toMatch(new RegExp(`\\| ${caption} +\\|`))
    expect(README).toContain(`alt="${caption}"`)
  }
})

it('says so when the marks are gone', () => {
  expect(() => withGallery('# No gallery')).toThrow('lost the marks')
})

it('shows every screen of the review after, and before where there was one, each sheet of at most 40 KB', () => {
  const page = readFileSync(path.join(ROOT, 'docs/gallery/README.md'), 'utf8')
  for (const name of [...SHEETS, ...BEFORE.map((screen) => `${screen}-before`)]) {
    expect(page).toContain(`screens/${name}.webp`)
    expect(statSync(path.join(ROOT, `docs/gallery/screens/${name}.webp`)).size, name).toBeLessThanOrEqual(
      40_000,
    )
  }
})
