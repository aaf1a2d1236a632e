import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { eq } from '../../../database/orm.ts'
import { withTenant } from '../../../database/with-tenant.ts'
import { enqueueMail } from '../../../mail/outbox.ts'
import { startTestApi, type TestApi } from '../../../testing/test-app.ts'
import { createPerson } from '../../../testing/test-people.ts'
import { users } from '../profile/user.tables.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

it('contains mails only to a confirmed address: others may be another person’s', async () => {
  const { user, headers } = await createPerson(api.db, 'gavarres', {
    email: 'ona@example.test',
    emailVerifiedAt: null,
  })
  await withTenant(api.db, 'gavarres', (tx) =>
    enqueueMail(tx, 'gavarres', 'enquiry', { to: user.email, subject: 'For the owner', body: 'x' }),
  )
  const mails = async () => {
    const answer = await api.app.inject({ url: '/api/v1/user/data-export', headers })
    return JSON.parse(strFromU8(unzipSync(answer.rawPayload)['mails.json'] ?? new Uint8Array()))
  }
  expect(await mails()).toEqual([])
  const emailVerifiedAt = new Date()
  await withTenant(api.db, 'gavarres', (tx) =>
    tx.update(users).set({ emailVerifiedAt }).where(eq(users.id, user.id)),
  )
  expect(await mails()).toMatchObject([{ recipient: user.email, subject: 'For the owner' }])
})
