import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { withTenant } from '../../database/with-tenant.ts'
import { mailOutbox } from '../../mail/mail.tables.ts'
import { startTestApi, type TestApi } from '../../testing/test-app.ts'
import { createPerson, type TestPerson } from '../../testing/test-people.ts'
import { hashPassword } from '../auth/password.ts'

const PASSWORD = 'a password of Ona'
let api: TestApi
let person: TestPerson
let count = 0
beforeAll(async () => {
  api = await startTestApi()
})
beforeEach(async () => {
  person = await createPerson(api.db, 'gavarres', {
    name: 'Ona',
    email: `ona${count++}@example.test`,
    passwordHash: await hashPassword(PASSWORD),
    emailVerifiedAt: new Date(),
    preferredLanguage: 'en',
  })
})
afterAll(() => api.close())

const host = 'gavarres.localhost'
const post = (path: string, payload: object) =>
  api.app.inject({ method: 'POST', url: `/api/v1/${path}`, headers: { host }, payload })
async function save(fields: Record<string, string>) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  const request = new Request('http://x/', { method: 'POST', body })
  return api.app.inject({
    method: 'POST',
    url: '/api/v1/user/profile',
    headers: { ...person.headers, 'content-type': String(request.headers.get('content-type')) },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}
const mailsTo = (recipient: string) =>
  withTenant(api.db, 'gavarres', (tx) =>
    tx.select().from(mailOutbox).where(eq(mailOutbox.recipient, recipient)),
  )
const isIn = async (headers: Record<string, string>) =>
  (await api.app.inject({ url: '/api/v1/user', headers })).statusCode === 200

it('a new e-mail ends every other session and is told to the old address', async () => {
  const { access_token } = (await post('login', { email: person.user.email, password: PASSWORD })).json()
  const other = { host, authorization: `Bearer ${access_token}` }
  expect(await isIn(other)).toBe(true)
  expect((await save({ name: 'Ona', email: `new.${person.user.email}` })).statusCode).toBe(200)
  expect([await isIn(person.headers), await isIn(other)]).toEqual([true, false])
  const [mail] = await mailsTo(person.user.email)
  expect(mail).toMatchObject({ subject: expect.stringContaining('new e-mail') })
  expect(mail?.body).toMatch(/Hello Ona,[\s\S]*write to us right away:\n\n\S+@\S+/)
})

it('a link for a new password that was sent to the old address does not verify the new one', async () => {
  await post('auth/forgot-password', { email: person.user.email })
  await api.background.done()
  const token = /reset-password\/([\w-]{43})/.exec((await mailsTo(person.user.email))[0]?.body ?? '')?.[1]
  await save({ name: 'Ona', email: `new.${person.user.email}` })
  const answer = await post('auth/reset-password', { token, password: 'another password' })
  expect(answer.json().code).toBe('reset_link_invalid')
})

it('the same e-mail in other letters changes nothing', async () => {
  expect((await save({ email: person.user.email.toUpperCase(), name: 'Ona Puig' })).statusCode).toBe(200)
  expect(await mailsTo(person.user.email)).toEqual([])
})
