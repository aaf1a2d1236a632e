import { appendFileSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildApi } from '../app.ts'
import type { Database } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { StorageError, type StorageFault } from '../storage/storage-error.ts'
import { testConfig } from '../testing/test-app.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { DamagedBackupError } from './backup-error.ts'
import { type BackupLocation, locationIn } from './backup-location.ts'
import { listBackups, makeBackup, readManifest, removeOldBackups } from './backups.ts'
import type { FileArea } from './files.ts'
import { backupFolders, fillInstallation, tableHashes } from './installation.testing.ts'
import { restoreBackup } from './restore.ts'
import { verifyBackup } from './verify.ts'

const folders = backupFolders()
const files = folders.files()
const plain = async (bytes: Uint8Array) => bytes
const options = { decrypt: plain, replaces: false, continues: true }
let source: Database
/** The folder of all backups; each test has its own. */
let all: BackupLocation
let backup: BackupLocation
const create = async (from: FileArea[] = [files], signal?: AbortSignal) =>
  (await makeBackup({ database: source, files: from, program: '1.0.0' }, all, { recipients: [], signal }))
    .location
beforeAll(async () => {
  source = await openTestDatabase()
  await fillInstallation(source, files)
})
beforeEach(async () => {
  all = await folders.location()
  backup = await create()
})
afterAll(async () => {
  await source.close()
  folders.remove()
})

const change = (file: string, text: (before: string) => string) =>
  writeFileSync(join(backup.address, file), text(readFileSync(join(backup.address, file), 'utf8')))

it('names the damaged part, whichever byte was flipped', async () => {
  const parts = ['tables', 'files'].flatMap((folder) =>
    readdirSync(join(backup.address, folder)).map((name) => `${folder}/${name}`),
  )
  expect(parts.length).toBeGreaterThan(10)
  for (const part of parts) {
    const path = join(backup.address, part)
    const bytes = readFileSync(path)
    const changed = Buffer.from(bytes)
    const middle = Math.floor(bytes.length / 2)
    changed.writeUInt8(bytes.readUInt8(middle) ^ 1, middle)
    writeFileSync(path, changed)
    await expect(verifyBackup(backup, plain)).rejects.toThrow(`${part} is not what was written`)
    writeFileSync(path, bytes)
  }
  await verifyBackup(backup, plain)
})

it('names a missing part and one that is too long', async () => {
  const path = join(backup.address, 'tables/users-00001.jsonl.gz')
  appendFileSync(path, 'x')
  await expect(verifyBackup(backup, undefined)).rejects.toThrow(
    'tables/users-00001.jsonl.gz is not what was written',
  )
  rmSync(path)
  await expect(verifyBackup(backup, undefined)).rejects.toThrow(
    'not whole: tables/users-00001.jsonl.gz is missing',
  )
})

it('counts as damaged where the bucket reports other bytes, but not where the bucket does not answer', async () => {
  const verify = (fault: StorageFault) => {
    const get = async (key: string) => {
      if (key.endsWith('backup.json')) return backup.store.get(key)
      throw new StorageError(fault, 'the bucket says so')
    }
    return verifyBackup({ ...backup, store: { ...backup.store, get } }, plain)
  }
  await expect(verify('damaged')).rejects.toThrow(DamagedBackupError)
  await expect(verify('unavailable')).rejects.toThrow(StorageError)
})

it('does not list an incomplete backup, and removes it after a day', async () => {
  rmSync(join(backup.address, 'backup.json'))
  await expect(readManifest(backup)).rejects.toThrow('was interrupted: it is not a backup')
  const whole = await create()
  expect((await listBackups(all)).map(({ isComplete }) => isComplete).sort()).toEqual([false, true])
  expect(await removeOldBackups(all, 1, new Date(), whole)).toEqual([])
  const nextWeek = new Date(Date.now() + 7 * 86_400_000)
  expect(await removeOldBackups(all, 1, nextWeek, whole)).toEqual([backup.address.split('/').at(-1)])
  await verifyBackup(whole, plain)
  await expect(readManifest(locationIn(all, 'other'))).rejects.toThrow('There is no backup in')
})

it('keeps the configured number of backups', async () => {
  const [second, third] = [await create(), await create()]
  const gone = await removeOldBackups(all, 2, new Date(), third)
  expect(gone).toHaveLength(1)
  const left = (await listBackups(all)).map(({ name }) => name)
  const [last, ...others] = [third, backup, second].map(({ address }) => address.split('/').at(-1))
  // two backups of the same second have no defined order
  expect(left.sort()).toEqual([last, others.sort().at(-1)].sort())
})

it('never removes the newest backup, whatever its date says', async () => {
  const future = join(all.address, 'sureda-29990101T000000Z-aaaa')
  renameSync(backup.address, future)
  const made = await create()
  expect(await removeOldBackups(all, 1, new Date(), made)).toEqual(['sureda-29990101T000000Z-aaaa'])
  await verifyBackup(made, plain)
})

it('leaves nothing behind when it is stopped or the store fails', async () => {
  await expect(create([files], AbortSignal.abort())).rejects.toThrow()
  const stop = new AbortController()
  const stopping = {
    ...files.store,
    get: (key: string) => {
      stop.abort()
      return files.store.get(key)
    },
  }
  await expect(create([{ ...files, store: stopping }], stop.signal)).rejects.toThrow()
  const failing = { ...files.store, get: () => Promise.reject(new Error('the store is gone')) }
  await expect(create([{ ...files, store: failing }])).rejects.toThrow('the store is gone')
  expect(
    readdirSync(all.address, { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile() && !entry.parentPath.startsWith(backup.address),
    ),
  ).toEqual([])
})

it.each([
  [
    'of a newer format',
    (text: string) => text.replace('"format": 1', '"format": 2'),
    'made by a newer version (1.0.0)',
  ],
  [
    'of a newer schema',
    (text: string) => text.replace('0000_platform.sql', '9999_later.sql'),
    'This program is older than the data: it does not know 9999_later.sql',
  ],
  [
    'of another program',
    (text: string) => text.replace(/"hash": "../, '"hash": "zz'),
    'written by another program',
  ],
  ['that is no manifest', (text: string) => text.slice(0, -9), 'backup.json cannot be read'],
])('refuses a backup %s before it writes anything', async (_what, edit, sentence) => {
  change('backup.json', edit)
  const target = await openTestDatabase()
  await expect(
    restoreBackup(backup, { database: target, files: [folders.files()] }, options),
  ).rejects.toThrow(sentence)
  await migrate(target)
  await target.close()
})

it('refuses to start the server on a half restored database, and completes the restore when it is repeated', async () => {
  const target = await openTestDatabase()
  const to = { database: target, files: [folders.files()] }
  const path = join(backup.address, 'tables/reservations-00001.jsonl.gz')
  const bytes = readFileSync(path)
  writeFileSync(path, bytes.subarray(1))
  await expect(restoreBackup(backup, to, options)).rejects.toThrow(
    'reservations-00001.jsonl.gz is not what was written',
  )
  await expect(migrate(target)).rejects.toThrow('This database is not whole: the restore of sureda-')
  await expect(
    makeBackup({ database: target, files: [], program: '1.0.0' }, all, { recipients: [] }),
  ).rejects.toThrow('This database is not whole')
  expect((await tableHashes(target)).users).toMatch(/^0 /)
  writeFileSync(path, bytes)
  await restoreBackup(backup, to, options)
  await migrate(target)
  expect((await tableHashes(target)).reservations).toBe((await tableHashes(source)).reservations)
  await target.close()
})

it.runIf(process.env.SUREDA_TEST_DATABASE === 'postgres')(
  'a server that runs all the same is not ready while its database is filled, says so, and is ready afterwards',
  async () => {
    const target = await openTestDatabase()
    const app = await buildApi({ database: target, config: testConfig() })
    const ready = async () => {
      const answer = await app.inject('/readyz')
      return `${answer.statusCode} ${answer.json().checks.database}`
    }
    const store = { ...backup.store }
    const said: string[] = []
    store.get = async (key) => {
      if (/tables\/users/.test(key)) said.push(await ready())
      return backup.store.get(key)
    }
    await restoreBackup({ ...backup, store }, { database: target, files: [folders.files()] }, options)
    expect(said[0]).toMatch(
      /^503 This database is not whole: the restore of sureda-\S+ into it has not ended/,
    )
    expect(await ready()).toBe('200 ok')
    await app.close()
    await target.close()
  },
)

it('refuses to restore into a database with rows, unless it may be set aside', async () => {
  const target = await openTestDatabase()
  const to = { database: target, files: [folders.files()] }
  await restoreBackup(backup, to, options)
  await expect(restoreBackup(backup, to, options)).rejects.toThrow('holds the territories gavarres, raya')
  await restoreBackup(backup, to, { ...options, replaces: true })
  const people = await target.withTransaction('snapshot', async (session) => {
    const [schema] = await session.query<{ name: string }>(
      `select nspname as name from pg_namespace where nspname like 'before_%'`,
    )
    return session.query(`select id from ${schema?.name}.tenants order by 1`)
  })
  expect(people).toEqual([{ id: 'gavarres' }, { id: 'raya' }])
  await target.close()
})

it('refuses to overwrite other files, and to restore beside a running server', async () => {
  const target = await openTestDatabase()
  const area = folders.files()
  await area.store.put('uploads/gavarres/large.webp', Buffer.from('another'))
  await expect(restoreBackup(backup, { database: target, files: [area] }, options)).rejects.toThrow(
    'holds another file uploads/gavarres/large.webp',
  )
  if (target.kind === 'postgres') {
    await target.ping()
    await expect(restoreBackup(backup, { database: target, files: [area] }, options)).rejects.toThrow(
      'A server of Sureda uses this database',
    )
  }
  await target.close()
})
