import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import { sql } from '../database/orm.ts'
import { openPostgres } from '../database/postgres.ts'
import { rowsOf, withTenant } from '../database/with-tenant.ts'
import { describeSchema } from '../testing/describe-schema.ts'
import { findPostgresBinaries } from '../testing/postgres-binaries.ts'
import { type PostgresCluster, runSql, startPostgres } from '../testing/postgres-cluster.ts'
import { addReservation } from '../testing/test-belongings.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import type { TestPerson } from '../testing/test-people.ts'
import type { BackupLocation } from './backup-location.ts'
import { makeBackup } from './backups.ts'
import { decrypterOf, newKeyPair } from './encryption.ts'
import { backupFolders, fillInstallation, tableHashes } from './installation.testing.ts'
import { restoreBackup } from './restore.ts'
import { verifyBackup, verifyByRestoring } from './verify.ts'

const folders = backupFolders()
const files = folders.files()
const plain = async (bytes: Uint8Array) => bytes
let source: Database
let person: TestPerson
let backup: BackupLocation
beforeAll(async () => {
  source = await openTestDatabase()
  person = await fillInstallation(source, files)
  const made = await makeBackup(
    { database: source, files: [files], program: '1.0.0' },
    await folders.location(),
    { recipients: [] },
  )
  backup = made.location
})
afterAll(async () => {
  await source.close()
  await cluster?.stop()
  folders.remove()
})

/** The PostgreSQL server for runs on the embedded engine. */
let cluster: PostgresCluster | undefined
const openInCluster = (database: string) =>
  openPostgres({ url: cluster?.url(database) ?? '', onError: () => undefined })
const hasOther = process.env.SUREDA_TEST_DATABASE === 'postgres' || findPostgresBinaries() !== undefined

/** Creates an empty database of the engine that this run does not use. */
async function openOther(): Promise<Database> {
  if (source.kind === 'postgres') return folders.database()
  cluster ??= await startPostgres()
  await runSql(cluster.url('postgres'), 'create database office')
  return openInCluster('office')
}

const ENGINES: [string, () => Promise<Database>][] = [['this engine', openTestDatabase]]
if (hasOther) ENGINES.push(['the other engine', openOther])

it.each(ENGINES)(
  'brings every row of every table and every file to another database of %s',
  async (_engine, open) => {
    const before = await tableHashes(source)
    const target = await open()
    const area = folders.files()
    await restoreBackup(
      backup,
      { database: target, files: [area] },
      { decrypt: plain, replaces: false, continues: true },
    )
    // a restore increases the content versions
    const { content_versions, availability_versions, rating_versions, ...after } = await tableHashes(target)
    expect(before).toMatchObject(after)
    expect(content_versions).toMatch(/^2 /)
    // the restore has recreated the constraints and triggers that it disables
    expect(await describeSchema(target.db)).toEqual(await describeSchema(source.db))
    expect((await area.store.get('uploads/gavarres/large.webp'))?.length).toBe(9_000_000)
    // the restored installation works: triggers, sequences and row-level security
    await addReservation(target.db, person, 'a-menu', 'confirmed')
    const seats = sql`select sum(booked)::int as booked from slot_inventory`
    expect(await withTenant(target.db, 'gavarres', (tx) => rowsOf(tx, seats))).toEqual([{ booked: 2 }])
    const ofOthers = sql`select 1 from reservations`
    expect(await withTenant(target.db, 'raya', (tx) => rowsOf(tx, ofOthers))).toEqual([])
    await target.close()
  },
)

it.runIf(process.env.SUREDA_TEST_DATABASE === 'embedded' && hasOther)(
  'says what an administrator has to do where this user may not make tables',
  async () => {
    cluster ??= await startPostgres()
    const database = await openInCluster('postgres')
    const options = { decrypt: plain, replaces: false, continues: true }
    await expect(restoreBackup(backup, { database, files: [folders.files()] }, options)).rejects.toThrow(
      'alter database postgres owner to sureda_owner',
    )
    await database.close()
  },
)

it('ends sessions and sets waiting mails aside, unless nothing has changed since the backup', async () => {
  const target = await folders.database()
  const result = await restoreBackup(
    backup,
    { database: target, files: [folders.files()] },
    { decrypt: plain, replaces: false, continues: false },
  )
  expect(result).toMatchObject({ endedSessions: 2, mailsSetAside: 1 })
  const mails = await withTenant(target.db, 'gavarres', (tx) =>
    rowsOf(tx, sql`select recipient, failed_at is not null as set_aside from mail_outbox order by 1`),
  )
  expect(mails).toEqual([
    { recipient: 'a@example.org', set_aside: true },
    { recipient: 'b@example.org', set_aside: false },
  ])
  await target.close()
})

it('encrypts a backup for a recipient key, and restores it as a trial', async () => {
  const { keyFile, recipient } = await newKeyPair()
  const { location, manifest } = await makeBackup(
    { database: source, files: [files], program: '1.0.0' },
    await folders.location(),
    { recipients: [recipient] },
  )
  expect(manifest.tables.find(({ name }) => name === 'users')).toMatchObject({ rows: 2 })
  await verifyBackup(location, undefined)
  await verifyByRestoring(location, decrypterOf(keyFile))
  const other = await newKeyPair()
  await expect(verifyBackup(location, decrypterOf(other.keyFile))).rejects.toThrow(
    'The key does not open this backup',
  )
})
