import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { fileDigest } from './file-digest.ts'

it('hashes a file again only after a change', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'digest-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'icon.png')
  const write = (text: string, second: number) => {
    writeFileSync(file, text)
    utimesSync(file, second, second)
  }
  write('bark', 1)
  const bark = fileDigest(file)
  // with the same size and time the file is not read
  write('cork', 1)
  expect(fileDigest(file)).toBe(bark)
  write('cork', 2)
  const cork = fileDigest(file)
  expect(cork).not.toBe(bark)
  write('corks', 2)
  expect(fileDigest(file)).not.toBe(cork)
  expect(() => fileDigest(path.join(folder, 'none.png'))).toThrow('ENOENT')
})
