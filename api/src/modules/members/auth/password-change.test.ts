import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../../database/orm.ts'
import { rowsOf, withTenant } from '../../../database/with-tenant.ts'
import { startTestApi, type TestApi } from '../../../testing/test-app.ts'
import { createPerson, type TestPerson } from '../../../testing/test-people.ts'
import { hashPassword } from './password.ts'

const [OLD, NEW] = ['a password of Ona', 'another password']
let api: TestApi
let passwordHash: string
beforeAll(async () => {
  api = await startTestApi({ config: { RATE_LIMIT_FACTOR: 1 } })
  passwordHash = await hashPassword(OLD)
})
afterAll(() => api.close())

async function change(headers: TestPerson['headers'], payload: object) {
  const answer = await api.app.inject({ method: 'POST', url: '/api/v1/user/password', headers, payload })
  return { status: answer.statusCode, body: answer.json() }
}
async function signIn({ user }: TestPerson, password: string) {
  const headers = { host: 'gavarres.localhost' }
  const payload = { email: user.email, password }
  const answer = await api.app.inject({ method: 'POST', url: '/api/v1/login', headers, payload })
  return {
    status: answer.statusCode,
    headers: { ...headers, authorization: `Bearer ${answer.json().access_token}` },
  }
}
const statusOf = async (headers: Record<string, string>) =>
  (await api.app.inject({ url: '/api/v1/user', headers })).statusCode
const fault = (code: string) => ({
  status: 422,
  body: { errors: [{ path: 'current_password', code, message: expect.stringMatching(/\w/) }] },
})

it('changes the password, ends all other sessions, and says so by mail', async () => {
  const person = await createPerson(api.db, 'gavarres', { passwordHash })
  const elsewhere = await signIn(person, OLD)
  const body = { current_password: OLD, password: NEW }
  expect(await change(person.headers, body)).toMatchObject({ status: 200 })
  expect([await statusOf(person.headers), await statusOf(elsewhere.headers)]).toEqual([200, 401])
  expect([(await signIn(person, OLD)).status, (await signIn(person, NEW)).status]).toEqual([401, 200])
  const mails = () =>
    withTenant(api.db, 'gavarres', (tx) =>
      rowsOf<{ subject: string }>(
        tx,
        sql`select subject from mail_outbox where recipient = ${person.user.email}`,
      ),
    )
  expect(await mails()).toEqual([{ subject: expect.stringContaining('Suro Viu') }])
  // repeated because the answer was lost
  expect(await change(person.headers, body)).toMatchObject({ status: 200 })
  expect(await mails()).toHaveLength(1)
})

it('refuses a wrong or missing current password, a new one that is too short, and an account without one', async () => {
  const { headers } = await createPerson(api.db, 'gavarres', { passwordHash })
  expect(await change(headers, { current_password: 'a guess', password: NEW })).toMatchObject(
    fault('wrong_password'),
  )
  expect(await change(headers, { password: NEW })).toMatchObject(fault('required'))
  expect(await change(headers, { current_password: OLD, password: 'short' })).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'password', code: 'too_short' }] },
  })
  const social = await createPerson(api.db, 'gavarres', { passwordHash: null })
  expect(await change(social.headers, { password: NEW })).toMatchObject(fault('no_password'))
  expect((await change({ host: 'gavarres.localhost' } as never, { password: NEW })).status).toBe(401)
})

it('refuses the password after a few wrong guesses, also the right one', async () => {
  const { headers } = await createPerson(api.db, 'gavarres', { passwordHash })
  for (let guess = 0; guess < 5; guess++)
    expect((await change(headers, { current_password: `guess ${guess}`, password: NEW })).status).toBe(422)
  expect((await change(headers, { current_password: OLD, password: NEW })).status).toBe(429)
})

it('accepts one of two changes at the same moment', async () => {
  const { headers } = await createPerson(api.db, 'gavarres', { passwordHash })
  const answers = await Promise.all(
    ['one password', 'two password'].map((password) => change(headers, { current_password: OLD, password })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
})
