import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { canMount, withOwnDisk } from '@sureda/api/testing/services/own-disk'
import { aShell } from '@sureda/gateway/testing/fixtures'
import { afterAll, describe, expect, it } from 'vitest'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))
const folder = mkdtempSync(path.join(tmpdir(), 'sureda-data-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The output of a start with this folder, without colours, and its exit code. */
function start(DATA_DIR: string, before: readonly string[] = []) {
  const [program = '', ...args] = [...before, process.execPath, MAIN, 'start']
  const { status, stderr } = spawnSync(program, args, {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'test', PORT: '0', DATABASE_URL: '', DATA_DIR, SHELL_DIR: aShell() },
  })
  return { status, said: stderr.trim() }
}
const sentence = (text: string) => ({
  status: 1,
  said: expect.stringMatching(new RegExp(`^✗ ${text}[^\n]+\\.$`)),
})
/** Starts as a user who does not own the folder. */
const asOther =
  process.getuid?.() === 0 ? ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'] : []

describe.skipIf(!canMount)('a data folder that cannot be used', () => {
  const mountPoint = mkdtempSync(path.join(folder, 'disk-'))

  it.each([
    ['is read-only', mountPoint, 'size=64m,ro', 'A file may not be written'],
    [
      'is to be made on a read-only disk',
      path.join(mountPoint, 'data'),
      'size=64m,ro',
      'A folder cannot be made',
    ],
    ['is on a disk too small for a database', mountPoint, 'size=8m', 'No space is left on the disk'],
  ])(
    'is reported at the start where it %s',
    (_what, data, options, said) => {
      const [program = '', ...rest] = withOwnDisk(options).map((word) =>
        word.replace('$DATA_DIR', mountPoint),
      )
      expect(start(data, [program, ...rest])).toEqual(sentence(said))
    },
    60_000,
  )

  it('is reported at the start where it is a file', () => {
    const file = path.join(folder, 'file')
    writeFileSync(file, '')
    expect(start(file)).toEqual(sentence('A folder cannot be made'))
  })

  it('is reported at the start where another user owns it', () => {
    chmodSync(folder, 0o755)
    const locked = mkdtempSync(path.join(folder, 'locked-'))
    chmodSync(locked, 0o500)
    expect(start(locked, asOther)).toEqual(sentence('A file may not be written'))
  })
})
