import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openDatabase } from '../database/open.ts'
import { createMailTransport } from '../mail/transport.ts'
import { testConfig } from '../testing/test-app.ts'
import { storePhoto } from '../uploads/stored-photos.ts'
import { openUploads } from './open-objects.ts'

let parent: string
let folder: string
let umask: number
beforeEach(() => {
  // the usual default: new files are readable for everyone
  umask = process.umask(0o022)
  parent = mkdtempSync(join(tmpdir(), 'sureda-private-'))
  folder = join(parent, 'data')
})
afterEach(() => {
  process.umask(umask)
  rmSync(parent, { recursive: true, force: true })
})

/** The files and folders that others than the owner can access. */
const open = () =>
  [
    folder,
    ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  ].filter((path) => (statSync(path).mode & 0o077) !== 0)

async function sendAndUpload() {
  const config = testConfig({ DATA_DIR: folder })
  const mail = {
    id: 'a0eebc99-9c0b',
    fromName: 'Suro Viu',
    to: 'ona@example.test',
    subject: 's',
    body: 'link',
  }
  await createMailTransport(config)(mail)
  await storePhoto(await openUploads(config), 'gavarres', Buffer.from('photo'))
}

// embedded.test.ts checks the embedded database inside of it
it('makes a data folder that no one else can read: mails, uploads', async () => {
  const database = await openDatabase({ url: 'postgresql://unknown@127.0.0.1:1/none', dataDir: folder })
  await sendAndUpload()
  expect(open()).toEqual([])
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  await database.close()
})

it('closes what an older installation left open, at the next start, also beside PostgreSQL', async () => {
  mkdirSync(join(folder, 'mail'), { recursive: true })
  writeFileSync(join(folder, 'mail', 'old.eml'), 'link')
  writeFileSync(join(folder, 'tool'), '')
  chmodSync(join(folder, 'tool'), 0o755)
  const elsewhere = join(parent, 'elsewhere')
  writeFileSync(elsewhere, '')
  symlinkSync(elsewhere, join(folder, 'link'))
  const before = statSync(elsewhere).mode
  const database = await openDatabase({ url: 'postgresql://unknown@127.0.0.1:1/none', dataDir: folder })
  await database.close()
  expect(open()).toEqual([join(folder, 'link')])
  expect(statSync(join(folder, 'mail', 'old.eml')).mode & 0o777).toBe(0o600)
  expect(statSync(join(folder, 'tool')).mode & 0o777).toBe(0o700)
  expect(statSync(elsewhere).mode).toBe(before)
})

it('leaves a folder that everybody shares as it is', async () => {
  mkdirSync(folder)
  chmodSync(folder, 0o1777)
  const database = await openDatabase({ url: 'postgresql://unknown@127.0.0.1:1/none', dataDir: folder })
  await database.close()
  expect(statSync(folder).mode & 0o7777).toBe(0o1777)
})
