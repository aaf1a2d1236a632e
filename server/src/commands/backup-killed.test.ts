import { spawn } from 'node:child_process'
import { appendFileSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { constants, getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { lastGoodBackup } from '@sureda/api/backup/good-backups'
import { fillInstallation } from '@sureda/api/backup/installation.testing'
import { migrate } from '@sureda/api/database/migrate'
import { openDatabase } from '@sureda/api/database/open'
import { sql } from '@sureda/api/database/orm'
import { folderObjects } from '@sureda/api/storage/folder-objects'
import { expect, it, onTestFinished } from 'vitest'
import { runLine } from '../testing/command-line.ts'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))

it('a killed backup is recorded as failed; the next one is complete and removes its files', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sureda-killed-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const open = () => openDatabase({ dataDir, durability: 'off' })
  const lastNoted = async () => {
    const database = await open()
    return lastGoodBackup(database.db).finally(() => database.close())
  }
  const database = await open()
  await migrate(database)
  await fillInstallation(database, { store: folderObjects(dataDir), folders: ['uploads'] })
  await database.close()
  const target = join(dataDir, 'backups')
  const env = { DATA_DIR: dataDir, RELEASES_DIR: join(dataDir, 'releases'), EMBEDDED_DURABILITY: 'off' }
  const copies = () => readdirSync(dataDir).filter((name) => name.startsWith('database-copy-'))

  const child = spawn(process.execPath, [MAIN, 'backup', 'create', target], {
    env: { ...process.env, NODE_ENV: 'test', DATABASE_URL: '', ...env },
    stdio: 'ignore',
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const isWriting = () =>
    existsSync(target) && readdirSync(target).some((name) => existsSync(join(target, name, 'tables')))
  while (child.exitCode === null && !isWriting()) await wait(1)
  // backups run with low priority, so that visitors are served first
  const threads = readdirSync(`/proc/${child.pid}/task`).map(Number)
  expect(new Set(threads.map(getPriority))).toEqual(new Set([constants.priority.PRIORITY_LOW]))
  child.kill('SIGKILL')
  await ended
  expect(copies()).not.toEqual([])
  const list = async () => (await runLine(`backup list ${target}`, env)).text.split('\n')
  expect(await list()).toEqual([expect.stringContaining('interrupted or under way')])
  expect(await lastNoted()).toBe(0)

  expect(await runLine(`backup create ${target} --retain 1`, env)).toMatchObject({ code: 0 })
  expect(copies()).toEqual([])
  const [whole, half] = await list()
  expect(whole).not.toContain('interrupted')
  expect(half).toContain('interrupted or under way')
  const made = await lastNoted()
  expect(made).toBeGreaterThan(0)

  // the process of a complete backup ended before it recorded this; the backup is also valid on a new machine
  const again = await open()
  await again.db.execute(sql`delete from good_backups`)
  await again.close()
  const name = whole?.split(' ')[0]
  const verified = await runLine(`backup verify ${target}/${name}`, env)
  expect(verified).toMatchObject({ code: 0, text: expect.stringMatching(/, whole\.$/) })
  expect(await lastNoted()).toBe(made)
  const elsewhere = join(dataDir, 'elsewhere')
  expect(await runLine(`backup verify ${target}/${name} --deep`, { DATA_DIR: elsewhere })).toMatchObject({
    code: 0,
    text: expect.stringMatching(/, restored in a trial\.$/),
  })
  expect(existsSync(join(elsewhere, 'database'))).toBe(false)

  // a backup that is found damaged later no longer counts as the last good one
  appendFileSync(join(target, `${name}`, 'tables/users-00001.jsonl.gz'), 'x')
  expect(await runLine(`backup verify ${target}/${name}`, env)).toMatchObject({
    code: 1,
    text: expect.stringContaining('The backup is damaged'),
  })
  expect(await lastNoted()).toBe(0)
})
