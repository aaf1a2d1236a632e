import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readZip } from '../testing/read-zip.ts'
import { zipOf } from './zip.ts'

const words = Buffer.from('Petjada més gran – größer\n'.repeat(200))
const picture = Buffer.from([0, 1, 2, 3, 255])
const entries = [
  { name: 'README.txt', bytes: words },
  { name: 'pictures/à.webp', bytes: picture, isPacked: true },
]

it('makes a file that holds what was put in', () => {
  const file = zipOf(entries, new Date('2026-11-24T10:20:30Z'))
  expect(file.length).toBeLessThan(words.length / 2)
  const read = readZip(file)
  expect([...read.keys()]).toEqual(['README.txt', 'pictures/à.webp'])
  expect(read.get('README.txt')).toEqual(words)
  expect(read.get('pictures/à.webp')).toEqual(picture)
})

it('is a zip to somebody else’s program too, check sums included', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sureda-zip-'))
  const file = join(folder, 'data.zip')
  writeFileSync(file, zipOf(entries, new Date('2026-11-24T10:20:30Z')))
  const script =
    'import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; print(len(z.namelist()))'
  try {
    expect(execFileSync('python3', ['-c', script, file], { encoding: 'utf8' }).trim()).toBe('2')
  } catch (error) {
    // machines without that program are content with the first test
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  } finally {
    rmSync(folder, { recursive: true })
  }
})
