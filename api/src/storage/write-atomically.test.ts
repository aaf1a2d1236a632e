import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { removePartialFiles, writeAtomically } from './write-atomically.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sureda-whole-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('writes a file whole, and leaves nothing where it cannot', async () => {
  await writeAtomically(join(folder, 'a.webp'), Buffer.from('whole'))
  expect(readFileSync(join(folder, 'a.webp'), 'utf8')).toBe('whole')
  // a folder with this name makes the final rename fail
  mkdirSync(join(folder, 'b.webp'))
  await expect(writeAtomically(join(folder, 'b.webp'), Buffer.from('x'))).rejects.toThrow()
  expect(readdirSync(folder).sort()).toEqual(['a.webp', 'b.webp'])
})

it('removes what a killed process has left half written, and nothing that may still be under way', async () => {
  const old = new Date(Date.now() - 2 * 3_600_000)
  for (const name of ['old.webp.part', 'new.webp.part', 'old.webp']) writeFileSync(join(folder, name), 'x')
  for (const name of ['old.webp.part', 'old.webp']) utimesSync(join(folder, name), old, old)
  expect(await removePartialFiles(folder, new Date())).toBe(1)
  expect(readdirSync(folder).sort()).toEqual(['new.webp.part', 'old.webp'])
  expect(await removePartialFiles(join(folder, 'none'), new Date())).toBe(0)
})
