import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Database } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { openPostgres } from '../database/postgres.ts'
import { withTenant } from '../database/with-tenant.ts'
import { problemText } from '../errors/messages.ts'
import { uploads } from '../modules/members/profile/user.tables.ts'
import { removeOrphans } from '../modules/members/uploads/unused-uploads.service.ts'
import { bucketObjects } from '../storage/bucket-objects.ts'
import type { ObjectStore } from '../storage/object-store.ts'
import { type ApiProcess, startApiProcess } from '../testing/api-process.ts'
import { ask, profilePhotoOf, uploadProfilePhoto } from '../testing/network/ask.ts'
import { phonePhoto } from '../testing/photo-corpus.ts'
import { type PostgresCluster, runSql, startPostgres } from '../testing/postgres-cluster.ts'
import { type FaultyStore, type StoreFault, startFaultyStore } from '../testing/services/faulty-store.ts'
import { hasSwift, type Swift, type SwiftBucket, startSwift } from '../testing/services/swift.ts'
import { withClockOffset } from '../testing/services/wrong-clock.ts'
import { createPerson, type TestPerson } from '../testing/test-people.ts'
import { seedTenants } from '../testing/test-tenants.ts'

const TENANT = 'gavarres'
const DAY_MS = 86_400_000

describe.skipIf(!hasSwift)('uploads in a bucket of OpenStack Swift', () => {
  let swift: Swift
  let bucket: SwiftBucket
  let between: FaultyStore
  let store: ObjectStore
  let cluster: PostgresCluster
  let database: Database
  let person: TestPerson
  let one: ApiProcess
  let other: ApiProcess
  let photo: Buffer
  const folder = mkdtempSync(join(tmpdir(), 'sureda-bucket-'))
  const start = (name: string, env: Record<string, string> = {}) =>
    startApiProcess({
      DATABASE_URL: cluster.url('office'),
      DATA_DIR: join(folder, name),
      S3_BUCKET: bucket.name,
      S3_REGION: bucket.region,
      S3_ENDPOINT: between.url,
      S3_ACCESS_KEY_ID: bucket.accessKeyId,
      S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
      ...env,
    })

  beforeAll(async () => {
    ;[swift, cluster, photo] = await Promise.all([startSwift(), startPostgres(), phonePhoto()])
    bucket = await swift.makeBucket('office')
    between = await startFaultyStore(bucket.endpoint)
    store = bucketObjects({ ...bucket, answersWithinMs: 30_000 })
    await runSql(cluster.url('postgres'), 'create database office')
    database = await openPostgres({ url: cluster.url('office'), poolSize: 2 })
    await migrate(database)
    await seedTenants(database.db)
    person = await createPerson(database.db, TENANT)
    one = await start('one')
    other = await start('other')
  })
  afterEach(() => {
    between.fault = 'none'
  })
  afterAll(async () => {
    await Promise.all([one?.stop(), other?.stop()])
    await database?.close()
    await Promise.all([between?.stop(), cluster?.stop(), swift?.stop()])
    rmSync(folder, { recursive: true, force: true })
  })

  const headers = () => ({ ...person.headers, 'accept-language': 'ca' })
  const get = (server: ApiProcess, path: string) => ask(server.port, path, headers())
  const upload = (server: ApiProcess) => uploadProfilePhoto(server.port, headers(), photo)
  const checks = async (server: ApiProcess) => {
    const { status, body } = await get(server, '/readyz')
    return { status, uploads: JSON.parse(String(body)).checks.uploads as string }
  }
  const shown = async () => profilePhotoOf(await get(one, '/api/v1/user/profile'))
  const goesOn = (work: () => Promise<void>) => vi.waitFor(work, { timeout: 20_000, interval: 200 })
  /** Every upload that the database names is in the store, as a picture. */
  const expectAllThere = async () => {
    const rows = await withTenant(database.db, TENANT, (tx) => tx.select().from(uploads))
    for (const { path, bytes } of rows) expect((await store.get(path))?.length, path).toBe(bytes)
    return rows.length
  }

  it('serves through every process what one of them stored', async () => {
    const answer = await upload(one)
    expect(answer.status).toBe(200)
    const [here, there] = await Promise.all(
      [one, other].map((at) => get(at, `/media/${profilePhotoOf(answer)}`)),
    )
    expect([here?.status, there?.status]).toEqual([200, 200])
    expect(here?.body.subarray(8, 12).toString()).toBe('WEBP')
    expect(there?.body).toEqual(here?.body)
    expect(await checks(other)).toEqual({ status: 200, uploads: 'ok' })
  })

  it.each<[string, StoreFault]>([
    ['is slow', 'slow'],
    ['names a wrong hash', 'mislabels'],
  ])('stores a photo where the store %s', async (_what, fault) => {
    between.fault = fault
    const answer = await upload(one)
    expect(answer.status).toBe(200)
    expect((await get(other, `/media/${profilePhotoOf(answer)}`)).status).toBe(200)
    expect(await expectAllThere()).toBeGreaterThan(0)
  })

  it.each<[string, StoreFault | 'away']>([
    ['is away', 'away'],
    ['hangs', 'hangs'],
    ['loses what it says it has stored', 'loses'],
    ['ends its answers half way', 'shortens'],
  ])('refuses a photo with a message where the store %s, and recovers by itself', async (_what, fault) => {
    const before = await shown()
    if (fault === 'away') await swift.disconnect()
    else between.fault = fault
    const refused = await upload(one)
    expect(refused.status).toBe(503)
    expect(JSON.parse(String(refused.body))).toMatchObject({
      code: 'busy',
      message: problemText('busy', 'ca'),
    })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    // everything but pictures goes on, and an operator sees why they do not
    const state = await checks(one)
    expect(state.status).toBe(200)
    expect(state.uploads).toMatch(/^The (bucket office|store of uploads) .+\.$/)
    expect(await shown()).toBe(before)
    // a picture is whole or it is not answered
    if (fault !== 'loses') expect((await get(other, `/media/${before}`)).status).toBe(503)

    between.fault = 'none'
    if (fault === 'away') await swift.reconnect()
    await goesOn(async () => expect(await checks(one)).toEqual({ status: 200, uploads: 'ok' }))
    const again = await upload(one)
    expect(again.status).toBe(200)
    await goesOn(async () => expect((await get(other, `/media/${profilePhotoOf(again)}`)).status).toBe(200))
    await expectAllThere()
  })

  it('signs with the clock of the store when its own is an hour off, and logs that', async () => {
    const hurried = await start('hurried', withClockOffset('+1h'))
    const taken = await upload(hurried)
    expect(taken.status).toBe(200)
    expect((await get(other, `/media/${profilePhotoOf(taken)}`)).status).toBe(200)
    const { clock, uploads } = JSON.parse(String((await get(hurried, '/readyz')).body)).checks
    expect(clock).toMatch(/^the clock of this process is \d+ s ahead/)
    expect(uploads).toBe('ok')
    await hurried.stop()
  })

  it('leaves no object without a row when a process stops between store and database', async () => {
    const before = await shown()
    const doomed = await start('doomed')
    between.fault = 'withholds'
    const stored = between.nextStored()
    const broken = upload(doomed).catch((error: NodeJS.ErrnoException) => error.code)
    const key = (await stored).replace(`/${bucket.name}/`, '').split('?')[0] ?? ''
    await doomed.kill()
    between.fault = 'none'
    expect(await broken).toBe('ECONNRESET')
    expect(await shown()).toBe(before)
    expect(await store.has(key)).toBe(true)
    const rows = await expectAllThere()
    // the store as it looks tomorrow: times of objects cannot be set
    const tomorrow: ObjectStore = {
      ...store,
      list: async function* (under) {
        for await (const object of store.list(under))
          yield { ...object, at: new Date(object.at.getTime() - 2 * DAY_MS) }
      },
    }
    expect(await removeOrphans(database.db, store, TENANT)).toBe(0)
    expect(await removeOrphans(database.db, tomorrow, TENANT)).toBeGreaterThan(0)
    expect(await store.has(key)).toBe(false)
    expect(await expectAllThere()).toBe(rows)
  })

  it('names refused keys after a change, and continues in processes with the new ones', async () => {
    const before = profilePhotoOf(await upload(one))
    await swift.disconnect()
    await swift.reconnect('stone-pine')
    const refused = await upload(one)
    expect([refused.status, JSON.parse(String(refused.body)).code]).toEqual([503, 'storage_full'])
    expect((await checks(one)).uploads).toContain('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY')
    const changed = await start('changed', { S3_SECRET_ACCESS_KEY: 'stone-pine' })
    expect((await get(changed, `/media/${before}`)).status).toBe(200)
    expect((await upload(changed)).status).toBe(200)
    await changed.stop()
    await swift.disconnect()
    await swift.reconnect()
    await goesOn(async () => expect((await checks(one)).uploads).toBe('ok'))
  })
})
