import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { memoryFolder } from './memory-folder.ts'

const parent = mkdtempSync(path.join(tmpdir(), 'sureda-memory-'))
afterAll(() => rmSync(parent, { recursive: true, force: true }))

it('makes a folder that another user may pass through, and takes it away with all that is in it', () => {
  const folder = memoryFolder(parent, 1)
  if (!folder) throw new Error('no folder')
  expect(path.dirname(folder.path)).toBe(parent)
  expect(statSync(folder.path).mode & 0o777).toBe(0o711)
  writeFileSync(path.join(folder.path, 'left'), '')
  folder.remove()
  expect(existsSync(folder.path)).toBe(false)
})

it('leaves it to the system where there is not enough memory, or no such place', () => {
  expect(memoryFolder(parent, Number.MAX_SAFE_INTEGER)).toBeUndefined()
  expect(memoryFolder(path.join(parent, 'none'), 1)).toBeUndefined()
})

it('takes away what a check left that was killed, and nothing of one that runs', () => {
  const names = [`sureda-check-${2 ** 22 + 1}-a`, `sureda-check-${process.pid}-b`, 'of-somebody-else']
  for (const name of names) mkdirSync(path.join(parent, name))
  memoryFolder(parent, 1)?.remove()
  expect(readdirSync(parent).sort()).toEqual(names.slice(1).sort())
})
