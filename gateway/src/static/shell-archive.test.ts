import { existsSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { aShell, tempDir } from '../testing/fixtures.ts'
import { archiveShell } from './shell-archive.ts'

const OLD = 'assets/js/main.00000000.js'

it('forgets files of a month ago, also where another process on the machine does the same at that moment', () => {
  const onFull = vi.fn()
  const archiveDir = archiveShell(aShell(), tempDir('archive'), onFull)
  const makeOld = () => {
    writeFileSync(path.join(archiveDir, OLD), '')
    utimesSync(path.join(archiveDir, OLD), 0, 0)
  }
  makeOld()
  archiveShell(aShell(), archiveDir, onFull)
  expect(existsSync(path.join(archiveDir, OLD))).toBe(false)
  makeOld()
  const now = Date.now()
  vi.spyOn(Date, 'now').mockImplementation(() => {
    rmSync(path.join(archiveDir, OLD), { force: true })
    return now
  })
  archiveShell(aShell(), archiveDir, onFull)
  vi.restoreAllMocks()
  expect(onFull).not.toHaveBeenCalled()
})
