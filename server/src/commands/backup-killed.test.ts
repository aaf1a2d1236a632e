import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { fillInstallation } from '@sureda/api/backup/installation.testing'
import { migrate } from '@sureda/api/database/migrate'
import { openDatabase } from '@sureda/api/database/open'
import { folderObjects } from '@sureda/api/storage/folder-objects'
import { expect, it, onTestFinished } from 'vitest'
import { runLine } from '../testing/command-line.ts'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))

it('a backup that was killed is named as none, and the next one is whole and removes what it left in the data folder', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sureda-killed-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const database = await openDatabase({ dataDir, durability: 'off' })
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
  child.kill('SIGKILL')
  await ended
  expect(copies()).not.toEqual([])
  const list = async () => (await runLine(`backup list ${target}`, env)).text.split('\n')
  expect(await list()).toEqual([expect.stringContaining('interrupted or under way')])

  expect(await runLine(`backup create ${target} --retain 1`, env)).toMatchObject({ code: 0 })
  expect(copies()).toEqual([])
  const [whole, half] = await list()
  expect(whole).not.toContain('interrupted')
  expect(half).toContain('interrupted or under way')
})
