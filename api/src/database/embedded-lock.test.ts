import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it, onTestFinished } from 'vitest'
import { DatabaseInUseError, takeLock } from './embedded-lock.ts'

it('opens the database although another process requests the lock at the same moment', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sureda-lock-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const directory = join(folder, 'database')
  // simulates the other process between reading the file and taking the lock
  takeLock(directory)()
  const other = new DatabaseSync(`${directory}.held`)
  other.exec('begin')
  other.prepare('select count(*) from sqlite_master').get()
  const release = takeLock(directory)
  expect(() => takeLock(directory)).toThrow(DatabaseInUseError)
  expect(() => other.exec('create table mine (id)')).toThrow('database is locked')
  other.close()
  expect(() => takeLock(directory)).toThrow(DatabaseInUseError)
  release()
  takeLock(directory)()
})
