import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { eq, sql } from '../../../database/orm.ts'
import { withTenant } from '../../../database/with-tenant.ts'
import { mailOutbox } from '../../../mail/mail.tables.ts'
import { startTestApi, type TestApi } from '../../../testing/test-app.ts'
import { createPerson } from '../../../testing/test-people.ts'
import { passwordResets } from './auth.tables.ts'

const host = 'gavarres.localhost'
const OWN = '10.0.0.1'
const STRANGER = '10.0.9.9'
let api: TestApi
let email: string
let count = 0
beforeAll(async () => {
  api = await startTestApi({ config: { RATE_LIMIT_FACTOR: 1 } })
})
beforeEach(async () => {
  email = `ona${count++}@example.test`
  await createPerson(api.db, 'gavarres', { email })
  await withTenant(api.db, 'gavarres', (tx) => tx.execute(sql`delete from rate_limit_buckets`))
})
afterAll(() => api.close())

const post = (path: string, payload: object, remoteAddress: string) =>
  api.app.inject({ method: 'POST', url: `/api/v1/auth/${path}`, headers: { host }, payload, remoteAddress })
async function ask(remoteAddress: string, times = 1): Promise<void> {
  for (let asked = 0; asked < times; asked++) {
    expect((await post('forgot-password', { email }, remoteAddress)).statusCode).toBe(202)
    await api.background.done()
  }
}
const mails = () =>
  withTenant(api.db, 'gavarres', (tx) =>
    tx.select().from(mailOutbox).where(eq(mailOutbox.recipient, email)).orderBy(mailOutbox.createdAt),
  )
async function newestLinkWorks(): Promise<boolean> {
  const token = /reset-password\/([\w-]{43})/.exec((await mails()).at(-1)?.body ?? '')?.[1] ?? ''
  return (await post('reset-password', { token, password: 'the new password' }, OWN)).statusCode === 200
}

it('mails the person a link however often a stranger has asked', async () => {
  await ask(STRANGER, 12)
  const before = (await mails()).length
  expect(before).toBe(3)
  await ask(OWN)
  expect(await mails()).toHaveLength(before + 1)
  expect(await newestLinkWorks()).toBe(true)
})

it('sends six mails at most, and the newest link still works after more requests', async () => {
  for (const stranger of ['10.0.9.1', '10.0.9.2', '10.0.9.3', OWN]) await ask(stranger, 4)
  expect(await mails()).toHaveLength(6)
  expect(await newestLinkWorks()).toBe(true)
})

it.each([
  ['used', { usedAt: new Date() }],
  ['nearly over', { expiresAt: new Date(Date.now() + 9 * 60_000) }],
])('mails a link also after too many requests, where the newest one is %s', async (_what, values) => {
  await ask(OWN, 5)
  expect(await mails()).toHaveLength(3)
  await withTenant(api.db, 'gavarres', (tx) => tx.update(passwordResets).set(values))
  await ask(OWN)
  expect(await mails()).toHaveLength(4)
  expect(await newestLinkWorks()).toBe(true)
})
