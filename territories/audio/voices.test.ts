import { readdirSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { readable } from './voices.ts'

it('reads centuries as numbers, no quotation marks, and dashes as pauses', () => {
  expect(readable('Al segle XVIII o XIX, «la pela» – l’any 1.812 – valia 2\u202f000 pessetes…')).toBe(
    "Al segle 18 o 19, la pela, l'any 1812, valia 2000 pessetes.",
  )
  expect(readable('Manuel I i la xixa del mix')).toBe('Manuel I i la xixa del mix')
})

it('has a recording for each story in the tenant’s language, within 2 MB in both packs', () => {
  let bytes = 0
  for (const [tenant, locale] of [
    ['gavarres', 'ca'],
    ['raya', 'es'],
  ]) {
    const folder = fileURLToPath(new URL(`../${tenant}`, import.meta.url))
    for (const name of readdirSync(`${folder}/stories`)) {
      const { audio } = JSON.parse(readFileSync(`${folder}/stories/${name}`, 'utf8'))
      expect(audio, name).toMatchObject({ generated: true })
      bytes += statSync(`${folder}/${audio.file[locale ?? '']}`).size
    }
  }
  expect(bytes).toBeLessThan(2_000_000)
})
