import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { sql } from '../../../database/orm.ts'
import { withTenant } from '../../../database/with-tenant.ts'
import type { ObjectStore } from '../../../storage/object-store.ts'
import { TENANT } from '../../../testing/booking-fixture.ts'
import { type GuideFixture, startGuideFixture } from '../../../testing/guide-fixture.ts'
import { storePhoto, storeSizes } from '../../../uploads/stored-photos.ts'
import { uploads, users } from '../profile/user.tables.ts'
import { forgetUnusedUploads, removeOrphans } from './unused-uploads.service.ts'

const folder = mkdtempSync(join(tmpdir(), 'sureda-unused-'))
let fixture: GuideFixture
let store: ObjectStore
beforeAll(async () => {
  fixture = await startGuideFixture({ DATA_DIR: folder })
  store = fixture.api.uploads
})
afterAll(async () => {
  await fixture.api.close()
  rmSync(folder, { recursive: true })
})

const inTenant = <T>(work: Parameters<typeof withTenant<T>>[2]) => withTenant(fixture.api.db, TENANT, work)
/** The store as it looks after these days: times of objects cannot be set. */
const aged = (days: number): ObjectStore => ({
  ...store,
  list: async function* (folder) {
    for await (const object of store.list(folder))
      yield { ...object, at: new Date(object.at.getTime() - days * 86_400_000) }
  },
})
const photo = Buffer.from('a picture')
const sizes = { color: '#000000', files: [350, 640].map((width) => ({ width, bytes: photo })) }
const row = (path: string, more: Partial<typeof uploads.$inferInsert> = {}) =>
  inTenant((tx) =>
    tx.insert(uploads).values({ tenantId: TENANT, userId: fixture.guide.user.id, path, bytes: 9, ...more }),
  )

it('removes objects without a row after a day, and none that a row or a picture on show needs', async () => {
  const orphan = await storePhoto(store, TENANT, photo)
  const known = await storePhoto(store, TENANT, photo)
  await row(known)
  // its guide deleted the account, and the rows with it; the office still shows the experience
  const shown = await storeSizes(store, TENANT, sizes)
  const experience = await fixture.experience({}, fixture.guide)
  await inTenant((tx) =>
    tx.execute(
      sql`update experiences set image = ${shown.path} where id = ${experience} and tenant_id = ${TENANT}`,
    ),
  )
  expect(await removeOrphans(fixture.api.db, store, TENANT)).toBe(0)
  expect(await removeOrphans(fixture.api.db, aged(2), TENANT)).toBe(1)
  expect(await store.has(orphan)).toBe(false)
  expect(await store.has(known)).toBe(true)
  expect(await store.has(shown.path)).toBe(true)
  expect(await store.has(shown.path.replace('-640', '-350'))).toBe(true)
})

it('removes the other objects where one cannot be removed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const [stuck, other] = [await storePhoto(store, TENANT, photo), await storePhoto(store, TENANT, photo)]
  const remove: ObjectStore['remove'] = async (keys) => {
    if (keys.includes(stuck)) throw new Error('stuck')
    await store.remove(keys)
  }
  expect(await removeOrphans(fixture.api.db, { ...aged(2), remove }, TENANT)).toBe(1)
  expect([await store.has(stuck), await store.has(other)]).toEqual([true, false])
})

it('deletes replaced uploads after a week: row and object, but not the current photo', async () => {
  const old = { createdAt: new Date(Date.now() - 8 * 86_400_000) }
  const [face, former, fresh] = await Promise.all([1, 2, 3].map(() => storePhoto(store, TENANT, photo)))
  await row(face ?? '', old)
  await row(former ?? '', old)
  await row(fresh ?? '')
  await inTenant((tx) => tx.update(users).set({ avatar: face }).where(sql`id = ${fixture.guide.user.id}`))
  expect(await forgetUnusedUploads(fixture.api.db, store, TENANT)).toBe(1)
  expect(await Promise.all([face, former, fresh].map((path) => store.has(path ?? '')))).toEqual([
    true,
    false,
    true,
  ])
})
