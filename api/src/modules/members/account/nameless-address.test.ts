import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { inArray, sql } from '../../../database/orm.ts'
import { rowsOf, withTenant } from '../../../database/with-tenant.ts'
import { startTestApi, type TestApi } from '../../../testing/test-app.ts'
import { createPerson } from '../../../testing/test-people.ts'
import { users } from '../profile/user.tables.ts'
import { finishDeletions } from './deletion.service.ts'

const TENANT = 'gavarres'
let api: TestApi
const inTenant = <T>(work: Parameters<typeof withTenant<T>>[2]) => withTenant(api.db, TENANT, work)
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

it('deletes the other accounts, and one whose nameless address is taken', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const [victim, stuck, other] = [
    await createPerson(api.db, TENANT),
    await createPerson(api.db, TENANT),
    await createPerson(api.db, TENANT),
  ]
  // an account from before such addresses were refused
  await createPerson(api.db, TENANT, { email: `${victim.user.id}@deleted.invalid` })
  await api.db.execute(
    sql.raw(
      `create function poisoned() returns trigger language plpgsql as 'begin raise exception ''no''; end'`,
    ),
  )
  const ids = [victim, stuck, other].map(({ user }) => user.id)
  await inTenant((tx) =>
    tx
      .update(users)
      .set({ deletesAt: new Date(Date.now() - 60_000) })
      .where(inArray(users.id, ids)),
  )
  await api.db.execute(
    sql.raw(
      `create trigger poison before update on users for each row when (new.id = '${stuck.user.id}') execute function poisoned()`,
    ),
  )
  expect(await finishDeletions(api.db, api.uploads, TENANT)).toBe(3)
  expect(await finishDeletions(api.db, api.uploads, TENANT)).toBe(0)
  const rows = await inTenant((tx) => tx.select().from(users).where(inArray(users.id, ids)))
  const isGone = (id: string) => rows.find((row) => row.id === id)?.deletedAt !== null
  expect(ids.map(isGone)).toEqual([true, false, true])
  const failed = await inTenant((tx) => rowsOf(tx, sql`select job, row_id as id from job_failures`))
  expect(failed).toEqual([{ job: 'accounts', id: stuck.user.id }])
})

it.each(['ona@deleted.invalid', 'ona@x.Deleted.Invalid'])('refuses to register %s', async (email) => {
  const password = 'a password of Ona'
  const { statusCode, body } = await api.app.inject({
    method: 'POST',
    url: '/api/v1/register',
    headers: { host: 'gavarres.localhost' },
    payload: { name: 'Ona', email, password, password_confirmation: password },
  })
  expect([statusCode, JSON.parse(body).errors]).toEqual([
    422,
    [expect.objectContaining({ path: 'email', code: 'invalid_email' })],
  ])
})
