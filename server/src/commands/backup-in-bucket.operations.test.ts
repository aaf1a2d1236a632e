import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fillInstallation, tableHashes } from '@sureda/api/backup/installation.testing'
import type { Database } from '@sureda/api/database/database'
import { openPostgres } from '@sureda/api/database/postgres'
import { bucketObjects } from '@sureda/api/storage/bucket-objects'
import { listed } from '@sureda/api/storage/object-store.testing'
import { hasSwift, type Swift, startSwift, storeSettings } from '@sureda/api/testing/services/swift'
import { testDatabaseEnv } from '@sureda/api/testing/test-database'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { runLine } from '../testing/command-line.ts'

describe.skipIf(!hasSwift)('backups in a bucket of OpenStack Swift', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sureda-vault-'))
  let swift: Swift
  let settings: Record<string, string>
  let drop: () => Promise<void>
  let before: Record<string, string>
  /** The bucket prefix for the backups of a test. */
  let target: string
  let number = 0
  const open = (name: string) => bucketObjects({ ...bucket, name, answersWithinMs: 30_000 })
  let bucket: Awaited<ReturnType<Swift['makeBucket']>>

  beforeAll(async () => {
    swift = await startSwift()
    bucket = await swift.makeBucket('vault')
    await swift.makeBucket('office')
    const place = await testDatabaseEnv()
    drop = place.drop
    settings = { ...place.env, ...storeSettings(bucket), S3_BUCKET: 'office', DATA_DIR: dataDir }
    const database = await openPostgres({ url: settings.DATABASE_URL ?? '', poolSize: 1 })
    await fillInstallation(database, { store: open('office'), folders: [] })
    before = await tableHashes(database)
    await database.close()
  })
  afterAll(async () => {
    await drop?.()
    await swift?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })
  beforeEach(() => {
    target = `s3://vault/nightly-${++number}`
  })

  const backup = (line: string, env: Record<string, string> = {}) =>
    runLine(`backup ${line}`, { ...settings, BACKUP_TARGET: target, ...env })
  const names = async () =>
    [...(await backup('list')).text.matchAll(/^(sureda-\S+)(.*)$/gm)].map(([, name = '', rest = '']) => ({
      name,
      isWhole: !rest.includes('interrupted'),
    }))

  /** Creates a new installation: an empty database and an empty bucket. */
  async function emptyPlace(S3_BUCKET: string) {
    await swift.makeBucket(S3_BUCKET)
    const place = await testDatabaseEnv()
    const database = await openPostgres({ url: place.env.DATABASE_URL ?? '', poolSize: 1 })
    onTestFinished(async () => {
      await database.close()
      await place.drop()
    })
    return { env: { ...place.env, S3_BUCKET }, database }
  }

  async function expectWhole(database: Database, S3_BUCKET: string): Promise<void> {
    const { content_versions, availability_versions, rating_versions, ...after } = await tableHashes(database)
    expect(before).toMatchObject(after)
    expect(Object.keys(after).length).toBeGreaterThan(40)
    const files = async (name: string) =>
      (await listed(open(name), 'uploads')).map(({ key, bytes }) => `${key} ${bytes}`).sort()
    expect(await files('office')).toHaveLength(2)
    expect(await files(S3_BUCKET)).toEqual(await files('office'))
  }

  it('are made, listed, verified, restored and removed by age', async () => {
    expect(await backup('create')).toMatchObject({
      code: 0,
      text: expect.stringContaining('read again and whole'),
    })
    const [first] = await names()
    expect(first?.isWhole).toBe(true)
    expect(await backup(`verify ${first?.name} --deep`)).toMatchObject({
      code: 0,
      text: expect.stringContaining('restored in a trial'),
    })
    const { env, database } = await emptyPlace('again')
    expect(await backup(`restore ${target}/${first?.name} --continue`, env)).toMatchObject({ code: 0 })
    await expectWhole(database, 'again')

    expect(await backup('create --retain 1')).toMatchObject({
      code: 0,
      text: expect.stringContaining(`${first?.name} removed`),
    })
    expect(await names()).toHaveLength(1)
    expect(await listed(open('vault'), `nightly-${number}/${first?.name}`)).toEqual([])
  })

  it('fail without a trace when the store goes down meanwhile, and the next one succeeds', async () => {
    const creating = backup('create')
    while ((await listed(open('vault'), `nightly-${number}`)).length === 0);
    await swift.disconnect()
    expect(await creating).toMatchObject({
      code: 1,
      text: expect.stringMatching(/^✗ The bucket vault cannot be used: it does not answer/),
    })
    await swift.reconnect()
    const [half] = await names()
    expect(half?.isWhole).toBe(false)
    expect(await backup(`verify ${half?.name}`)).toMatchObject({
      code: 1,
      text: expect.stringContaining('was interrupted: it is not a backup'),
    })
    expect(await backup('create')).toMatchObject({ code: 0 })
    // two backups of the same second have no defined order
    const others = (await names()).filter(({ name }) => name !== half?.name)
    expect(others.map(({ isWhole }) => isWhole)).toEqual([true])
  })

  it('are restored by repeating the command after an outage of the store', async () => {
    expect(await backup('create')).toMatchObject({ code: 0 })
    const [made] = await names()
    const { env, database } = await emptyPlace('later')
    const line = `restore ${made?.name} --continue`
    const restoring = backup(line, env)
    const isMarked = () =>
      database.withTransaction('snapshot', async (session) => {
        const [row] = await session.query<{ yes: boolean }>(
          `select to_regclass('public.unfinished_restore') is not null as yes`,
        )
        return row?.yes
      })
    while (!(await isMarked()));
    await swift.disconnect()
    expect(await restoring).toMatchObject({
      code: 1,
      text: expect.stringContaining('it does not answer'),
    })
    expect(await isMarked()).toBe(true)
    await swift.reconnect()
    expect(await backup(line, env)).toMatchObject({ code: 0 })
    await expectWhole(database, 'later')
  })

  it('name a wrong bucket or key in one sentence', async () => {
    expect(await backup('create s3://elsewhere/x')).toEqual({
      code: 1,
      text: '✗ The bucket elsewhere cannot be used: it does not exist there. Make it, or correct its name.',
    })
    const { accessKeyId, secretAccessKey } = swift.stranger
    expect(
      await backup('list', { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey }),
    ).toMatchObject({ code: 1, text: expect.stringContaining('S3_ACCESS_KEY_ID may not do this') })
  })
})
