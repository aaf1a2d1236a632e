import { afterAll, beforeAll, expect, it } from 'vitest'
import { eq, sql } from '../../../database/orm.ts'
import { withTenant } from '../../../database/with-tenant.ts'
import { sendProfile } from '../../../testing/send-profile.ts'
import { startTestApi, type TestApi } from '../../../testing/test-app.ts'
import { createPerson } from '../../../testing/test-people.ts'
import { users } from '../profile/user.tables.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

it('removes a name from the leaderboard with the switch and with a requested deletion, in the next answer', async () => {
  const berta = await createPerson(api.db, 'gavarres', {
    name: 'Berta',
    privacy: { share_location: false, public_profile: true },
  })
  const pau = await createPerson(api.db, 'gavarres', { name: 'Pau' })
  await withTenant(api.db, 'gavarres', (tx) =>
    tx.execute(sql`insert into points_ledger (tenant_id, user_id, source_type, source_id, delta)
      values ('gavarres', ${berta.user.id}::uuid, 'game', 'g', 900)`),
  )
  const board = async () => {
    const answer = await api.app.inject({ url: '/api/v1/points/leaderboard', headers: pau.headers })
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' })
    expect(answer.headers.etag).toBeUndefined()
    return answer.json().data.map((row: { name: string | null }) => row.name)
  }
  expect(await board()).toEqual(['Berta'])
  await sendProfile(api.app, berta, { 'privacy[public_profile]': 'false' })
  expect(await board()).toEqual([null])
  await sendProfile(api.app, berta, { 'privacy[public_profile]': 'true' })
  expect(await board()).toEqual(['Berta'])
  await withTenant(api.db, 'gavarres', (tx) =>
    tx
      .update(users)
      .set({ deletesAt: new Date(Date.now() + 1000) })
      .where(eq(users.id, berta.user.id)),
  )
  expect(await board()).toEqual([])
})
