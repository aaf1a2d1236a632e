import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fileFault } from './file-fault.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sureda-create-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const faultOf = (work: () => unknown): string | undefined => {
  try {
    work()
  } catch (error) {
    return fileFault(error)
  }
  throw new Error('it worked')
}

it('says that the folder of a new remote is a file', () => {
  const file = path.join(folder, 'mf-walks')
  writeFileSync(file, '')
  expect(faultOf(() => readdirSync(file))).toBe(`${file} is a file. Choose another folder.`)
  expect(faultOf(() => mkdirSync(path.join(file, 'src'), { recursive: true }))).toContain('is a file')
})

it('leaves errors alone that another folder does not mend', () => {
  expect(fileFault(new TypeError('broken'))).toBeUndefined()
  expect(faultOf(() => readdirSync(path.join(folder, 'missing')))).toBeUndefined()
})
