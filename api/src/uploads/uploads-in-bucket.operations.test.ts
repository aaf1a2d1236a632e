import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { buildApi } from '../app.ts'
import { sql } from '../database/orm.ts'
import { rowsOf, withTenant } from '../database/with-tenant.ts'
import { removeOrphans } from '../modules/members/uploads/unused-uploads.service.ts'
import { bucketObjects } from '../storage/bucket-objects.ts'
import { listed } from '../storage/object-store.testing.ts'
import type { ObjectStore } from '../storage/object-store.ts'
import { phonePhoto } from '../testing/photo-corpus.ts'
import { sendProfile } from '../testing/send-profile.ts'
import { hasSwift, type Swift, type SwiftBucket, startSwift } from '../testing/services/swift.ts'
import { startTestApi, type TestApi } from '../testing/test-app.ts'
import { createPerson, type TestPerson } from '../testing/test-people.ts'

const TENANT = 'gavarres'

describe.skipIf(!hasSwift)('uploads in a bucket of OpenStack Swift', () => {
  let swift: Swift
  let bucket: SwiftBucket
  let objects: ObjectStore
  let api: TestApi
  let other: FastifyInstance
  let person: TestPerson
  beforeAll(async () => {
    swift = await startSwift()
    bucket = await swift.makeBucket('uploads')
    objects = bucketObjects({ ...bucket, answersWithinMs: 30_000 })
    api = await startTestApi({ uploads: bucketObjects({ ...bucket, answersWithinMs: 5_000 }) })
    other = await buildApi({ database: api.database, config: api.config, uploads: bucketObjects(bucket) })
    person = await createPerson(api.db, TENANT, { name: 'Ona' })
  }, 200_000)
  afterAll(async () => {
    await other?.close()
    await api?.close()
    await swift?.stop()
  })

  const save = async () =>
    sendProfile(api.app, person, { name: 'Ona', email: person.user.email }, await phonePhoto())
  const read = (path: string, from = api.app) => from.inject({ url: `/media/${path}` })
  const ready = async () => {
    const answer = await api.app.inject({ url: '/readyz', headers: { host: 'any.example' } })
    return [answer.statusCode, answer.json().checks.uploads]
  }
  const keys = async () => (await listed(objects, `uploads/${TENANT}`)).map(({ key }) => key)
  const rows = async () =>
    (
      await withTenant(api.db, TENANT, (tx) => rowsOf<{ path: string }>(tx, sql`select path from uploads`))
    ).map(({ path }) => path)

  it('serves from any process what one has stored, and deletes the former object', async () => {
    const first = (await save()).json().data.avatar as string
    expect((await read(first, other)).statusCode).toBe(200)
    const second = (await save()).json().data.avatar as string
    expect((await read(second, other)).rawPayload).toEqual(await objects.get(second))
    expect((await read(first, other)).statusCode).toBe(404)
  }, 60_000)

  it('refuses an upload in words while the store is gone, stays ready, and is back by itself', async () => {
    const before = await rows()
    await swift.disconnect()
    const refused = await save()
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5'])
    expect(refused.json()).toMatchObject({ code: 'busy', message: expect.stringMatching(/\w+ \w+/) })
    expect(await ready()).toEqual([
      200,
      'The bucket uploads cannot be used: it does not answer (ECONNREFUSED).',
    ])
    const news = await api.app.inject({ url: '/api/v1/news', headers: { host: 'gavarres.localhost' } })
    expect(news.statusCode).toBe(200)
    await swift.reconnect()
    expect(await rows()).toEqual(before)
    await expect.poll(ready, { timeout: 60_000 }).toEqual([200, 'ok'])
    expect((await save()).statusCode).toBe(200)
  }, 180_000)

  it('does not wait for a store that hangs longer than a request may', async () => {
    swift.pause()
    onTestFinished(() => swift.resume())
    const begun = performance.now()
    const refused = await save()
    expect([refused.statusCode, refused.json().code]).toEqual([503, 'busy'])
    expect(performance.now() - begun).toBeLessThan(12_000)
    // those that come next do not wait at all
    const next = performance.now()
    expect((await save()).statusCode).toBe(503)
    expect(performance.now() - next).toBeLessThan(4_000)
  }, 60_000)

  it('answers no other bytes than were stored', async () => {
    const avatar = (await save()).json().data.avatar as string
    for (const file of readdirSync(swift.disk, { recursive: true, encoding: 'utf8' }))
      if (file.endsWith('.data')) writeFileSync(join(swift.disk, file), 'not the picture', { flag: 'r+' })
    const answer = await read(avatar)
    expect([answer.statusCode, answer.headers['retry-after'], answer.json().code]).toEqual([503, '5', 'busy'])
  }, 60_000)

  it('has no row whose process ended before it was stored, and forgets an object without a row', async () => {
    const orphan = `uploads/${TENANT}/00000000-0000-4000-8000-000000000000.webp`
    await objects.put(orphan, Buffer.from('x'))
    const aged: ObjectStore = {
      ...objects,
      list: async function* (folder) {
        for await (const object of objects.list(folder)) yield { ...object, at: new Date(0) }
      },
    }
    expect(await removeOrphans(api.db, aged, TENANT)).toBeGreaterThan(0)
    expect(await keys()).not.toContain(orphan)
  }, 60_000)
})
