import { profile } from '@sureda/contract/schemas/members/user'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { eq } from '../../../database/orm.ts'
import { withTenant } from '../../../database/with-tenant.ts'
import { mailOutbox } from '../../../mail/mail.tables.ts'
import { startTestApi, type TestApi } from '../../../testing/test-app.ts'
import { createPerson, type TestPerson } from '../../../testing/test-people.ts'
import { hashPassword } from '../auth/password.ts'
import { emailChanges, users } from './user.tables.ts'

const PASSWORD = 'a password of Ona'
const host = 'gavarres.localhost'
let api: TestApi
let passwordHash: string
let person: TestPerson
let old: string
let wanted: string
let count = 0
beforeAll(async () => {
  api = await startTestApi()
  passwordHash = await hashPassword(PASSWORD)
})
beforeEach(async () => {
  old = `ona${count++}@example.test`
  wanted = `new.${old}`
  person = await ona({ email: old, passwordHash })
})
afterAll(() => api.close())

const ona = (values: Partial<typeof users.$inferInsert>) =>
  createPerson(api.db, 'gavarres', { name: 'Ona', preferredLanguage: 'en', ...values })
const post = (path: string, payload: object, from = host) =>
  api.app.inject({ method: 'POST', url: `/api/v1/${path}`, headers: { host: from }, payload })
async function save(fields: Record<string, string>, who = person) {
  const body = new FormData()
  for (const [name, value] of Object.entries({ name: 'Ona', ...fields })) body.set(name, value)
  const request = new Request('http://x/', { method: 'POST', body })
  return api.app.inject({
    method: 'POST',
    url: '/api/v1/user/profile',
    headers: {
      ...who.headers,
      'accept-language': 'en',
      'content-type': String(request.headers.get('content-type')),
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}
const ask = (email = wanted, who = person) => save({ email, current_password: PASSWORD }, who)
const confirm = (token: string, from = host) => post('auth/confirm-email', { token }, from)
const mailsTo = (recipient: string) =>
  withTenant(api.db, 'gavarres', (tx) =>
    tx.select().from(mailOutbox).where(eq(mailOutbox.recipient, recipient)).orderBy(mailOutbox.createdAt),
  )
const newestTo = async (recipient: string) => (await mailsTo(recipient)).at(-1)
const tokenTo = async (recipient: string) =>
  /gavarres\.localhost:4000\/confirmar-correo\/([\w-]{43})\n/.exec(
    (await newestTo(recipient))?.body ?? '',
  )?.[1] ?? ''
const read = async (path: string, headers: Record<string, string> = person.headers) =>
  api.app.inject({ url: `/api/v1/${path}`, headers })
const isIn = async (headers: Record<string, string>) => (await read('user', headers)).statusCode === 200
async function signInElsewhere() {
  const { access_token } = (await post('login', { email: old, password: PASSWORD })).json()
  return { host, authorization: `Bearer ${access_token}` }
}

it.each([
  ['no password', {}, 'password_needed', /current password/],
  ['a wrong password', { current_password: 'a guess' }, 'wrong_password', /not your current password/],
])(
  'a session alone does not change the e-mail: with %s nothing is saved',
  async (_what, extra, code, words) => {
    const answer = await save({ name: 'Thief', email: wanted, ...extra })
    expect(answer.json()).toMatchObject({
      status: 422,
      code: 'validation_failed',
      errors: [{ path: 'current_password', code, message: expect.stringMatching(words) }],
    })
    expect((await read('user/profile')).json().data).toMatchObject({
      name: 'Ona',
      email: old,
      pending_email: null,
    })
    expect([await mailsTo(old), await mailsTo(wanted)]).toEqual([[], []])
  },
)

it('leaves the old e-mail until the link to the new one is used, and saves the rest at once', async () => {
  const answer = await save({ name: 'Ona Puig', email: wanted.toUpperCase(), current_password: PASSWORD })
  const changed = profile.strict().parse(answer.json().data)
  expect(changed).toMatchObject({
    name: 'Ona Puig',
    email: old,
    has_password: true,
    pending_email: wanted,
    pending_link_sent_to: wanted,
  })
  expect((await read('user/profile')).json().data).toEqual(changed)
  expect((await post('login', { email: wanted, password: PASSWORD })).statusCode).toBe(401)
  const other = await signInElsewhere()
  expect(await isIn(other)).toBe(true)
  // the owner of the old address is notified in time, with how to stop the change
  expect((await newestTo(old))?.body).toMatch(
    new RegExp(`new e-mail address: ${wanted}[\\s\\S]*/recuperar-contrasena`),
  )

  expect((await confirm(await tokenTo(wanted))).json()).toEqual({
    data: { status: 'changed', email: wanted },
  })
  expect((await read('user/profile')).json().data).toMatchObject({ email: wanted, pending_email: null })
  expect([await isIn(person.headers), await isIn(other)]).toEqual([true, false])
  expect((await post('login', { email: wanted, password: PASSWORD })).statusCode).toBe(200)
  const told = await newestTo(old)
  expect(told?.subject).toContain('has a new e-mail')
  expect(told?.body).toMatch(/Hello Ona Puig,[\s\S]*write to us right away:\n\n\S+@\S+/)
  const [row] = await withTenant(api.db, 'gavarres', (tx) =>
    tx.select().from(users).where(eq(users.email, wanted)),
  )
  expect(row?.emailVerifiedAt).toBeInstanceOf(Date)
})

it('accepts a link once, for the newest request only, and in its own tenant only', async () => {
  await ask(`first.${old}`)
  const first = await tokenTo(`first.${old}`)
  await ask()
  const second = await tokenTo(wanted)
  const invalid = { status: 422, code: 'email_link_invalid', message: expect.stringContaining('expired') }
  expect((await confirm(first)).json()).toMatchObject({ status: 422, code: 'email_link_invalid' })
  expect((await confirm(second, 'raya.localhost')).json().code).toBe('email_link_invalid')
  const both = await Promise.all([confirm(second), confirm(second)])
  expect(both.map((answer) => answer.statusCode).sort()).toEqual([200, 422])
  const again = await api.app.inject({
    method: 'POST',
    url: '/api/v1/auth/confirm-email',
    headers: { host, 'accept-language': 'en' },
    payload: { token: second },
  })
  expect(again.json()).toMatchObject(invalid)
})

it('refuses a link after thirty minutes', async () => {
  await ask()
  const token = await tokenTo(wanted)
  const rows = await withTenant(api.db, 'gavarres', (tx) =>
    tx
      .update(emailChanges)
      .set({ expiresAt: new Date() })
      .where(eq(emailChanges.newEmail, wanted))
      .returning({ createdAt: emailChanges.createdAt }),
  )
  expect(rows).toHaveLength(1)
  expect((await newestTo(wanted))?.body).toContain('30 minutes')
  expect((await read('user/profile')).json().data.pending_email).toBeNull()
  expect((await confirm(token)).json().code).toBe('email_link_invalid')
  expect((await read('user/profile')).json().data.email).toBe(old)
})

it('asks an account of Google or Apple at its old address first', async () => {
  const apple = await ona({ email: `apple.${old}` })
  const answer = (await save({ email: wanted }, apple)).json().data
  expect(answer).toMatchObject({
    has_password: false,
    pending_email: wanted,
    pending_link_sent_to: apple.user.email,
  })
  expect(await mailsTo(wanted)).toEqual([])
  const approval = await tokenTo(apple.user.email)
  expect((await confirm(approval)).json().data).toEqual({ status: 'link_sent', email: wanted })
  expect((await read('user/profile', apple.headers)).json().data).toMatchObject({
    email: apple.user.email,
    pending_link_sent_to: wanted,
  })
  expect((await confirm(approval)).json().code).toBe('email_link_invalid')
  expect((await confirm(await tokenTo(wanted))).json().data.status).toBe('changed')
  expect((await newestTo(apple.user.email))?.subject).toContain('has a new e-mail')
})

it('answers the same for a taken address as for a free one, and notifies its owner', async () => {
  const owner = await ona({ email: `taken.${old}`, name: 'Pau' })
  const [free, taken] = [await ask(), await ask(owner.user.email)]
  const { created_at: _at, ...data } = taken.json().data
  expect(taken.statusCode).toBe(free.statusCode)
  expect(data).toMatchObject({ pending_email: owner.user.email, pending_link_sent_to: owner.user.email })
  expect(Object.keys(free.json().data)).toEqual(Object.keys(taken.json().data))
  const mail = await newestTo(owner.user.email)
  expect(mail?.subject).toContain('already have an account')
  expect(mail?.body).not.toContain('http')
})

it('refuses an address that another person has taken meanwhile', async () => {
  await ask()
  await ona({ email: wanted, name: 'Pau' })
  expect((await confirm(await tokenTo(wanted))).json()).toMatchObject({ status: 409, code: 'email_taken' })
  expect(await isIn(person.headers)).toBe(true)
})

it('makes links for a new password void that were sent to the old address', async () => {
  await post('auth/forgot-password', { email: old })
  await api.background.done()
  const token = /reset-password\/([\w-]{43})/.exec((await newestTo(old))?.body ?? '')?.[1]
  await ask()
  await confirm(await tokenTo(wanted))
  const answer = await post('auth/reset-password', { token, password: 'another password' })
  expect(answer.json().code).toBe('reset_link_invalid')
})

it('cancels a requested change with a new password', async () => {
  await ask()
  await post('auth/forgot-password', { email: old })
  await api.background.done()
  const reset = /reset-password\/([\w-]{43})/.exec((await newestTo(old))?.body ?? '')?.[1]
  expect((await post('auth/reset-password', { token: reset, password: 'my own again' })).statusCode).toBe(200)
  expect((await confirm(await tokenTo(wanted))).json().code).toBe('email_link_invalid')
})

it('changes nothing for the same e-mail in other letters', async () => {
  expect((await save({ email: old.toUpperCase(), name: 'Ona Puig' })).json().data).toMatchObject({
    name: 'Ona Puig',
    pending_email: null,
  })
  expect(await mailsTo(old)).toEqual([])
})

it('confirms the current e-mail by a link to it, and ends no session', async () => {
  const fresh = await ona({ email: `fresh.${old}`, passwordHash, emailVerifiedAt: null })
  const call = () =>
    api.app.inject({ method: 'POST', url: '/api/v1/user/email-confirmation', headers: fresh.headers })
  const own = () => api.app.inject({ url: '/api/v1/user/profile', headers: fresh.headers })
  expect((await own()).json().data.email_confirmed).toBe(false)
  expect((await call()).statusCode).toBe(202)
  expect((await own()).json().data.pending_email).toBeNull()
  expect((await newestTo(fresh.user.email))?.subject).toContain('Confirm your e-mail')
  const token = await tokenTo(fresh.user.email)
  const answer = await confirm(token)
  expect(answer.json()).toEqual({ data: { status: 'confirmed', email: fresh.user.email } })
  expect((await own()).json().data.email_confirmed).toBe(true)
  expect((await confirm(token)).json().code).toBe('email_link_invalid')
  // it is confirmed, so no second mail is sent
  expect((await call()).statusCode).toBe(202)
  expect(await mailsTo(fresh.user.email)).toHaveLength(1)
})
