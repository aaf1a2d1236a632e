import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { sql } from '../../../database/orm.ts'
import { rowsOf, withTenant } from '../../../database/with-tenant.ts'
import { folderObjects } from '../../../storage/folder-objects.ts'
import { startTestApi, type TestApi } from '../../../testing/test-app.ts'
import { createPerson } from '../../../testing/test-people.ts'
import { uploads } from '../profile/user.tables.ts'
import { applyDeletions, recordDeletion } from './deleted-people.ts'
import { finishDeletions } from './deletion.service.ts'

const TENANT = 'gavarres'
let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

function aStore() {
  const folder = mkdtempSync(join(tmpdir(), 'deleted-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return { folder, store: folderObjects(folder) }
}
const apply = (store: ReturnType<typeof folderObjects>) => applyDeletions(api.db, store, TENANT)
const namesOf = (ids: string[]) =>
  withTenant(api.db, TENANT, (tx) =>
    rowsOf<{ name: string }>(
      tx,
      sql`select name from users where id::text in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)) order by name`,
    ),
  )

it('deletes people again who are in a restored database, and no others', async () => {
  const { store } = aStore()
  const gone = await createPerson(api.db, TENANT, { name: 'Ona', deletesAt: new Date(0) })
  const stays = await createPerson(api.db, TENANT, { name: 'Pere' })
  await recordDeletion(store, 'raya', stays.user.id)
  await finishDeletions(api.db, store, TENANT)
  expect(await apply(store)).toBe(0)
  // the backup is older than the deletion
  await withTenant(api.db, TENANT, (tx) =>
    tx.execute(
      sql`update users set name = 'Ona', deletes_at = null, deleted_at = null where id = ${gone.user.id}::uuid`,
    ),
  )
  expect(await apply(store)).toBe(1)
  await finishDeletions(api.db, store, TENANT)
  expect(await namesOf([gone.user.id, stays.user.id])).toEqual([{ name: 'Pere' }, { name: '–' }])
  expect(await apply(store)).toBe(0)
})

it('forgets notes that are older than any backup', async () => {
  const { folder, store } = aStore()
  const { user } = await createPerson(api.db, TENANT)
  await recordDeletion(store, TENANT, user.id)
  const before = new Date(Date.now() - 401 * 86_400_000)
  utimesSync(join(folder, 'deleted-people', TENANT, user.id), before, before)
  expect(await apply(store)).toBe(0)
  expect(await store.has(`deleted-people/${TENANT}/${user.id}`)).toBe(false)
})

it('removes the files of a former agency with its person', async () => {
  const { folder: DATA_DIR, store } = aStore()
  const { user } = await createPerson(api.db, TENANT)
  const path = `uploads/${TENANT}/${randomUUID()}.webp`
  mkdirSync(join(DATA_DIR, 'uploads', TENANT), { recursive: true })
  writeFileSync(join(DATA_DIR, path), 'a logo')
  await withTenant(api.db, TENANT, async (tx) => {
    await tx.insert(uploads).values({ tenantId: TENANT, userId: user.id, path, bytes: 6 })
    await tx.execute(sql`update users set deletes_at = now() where id = ${user.id}::uuid`)
  })
  await finishDeletions(api.db, store, TENANT)
  expect(existsSync(join(DATA_DIR, path))).toBe(false)
})
