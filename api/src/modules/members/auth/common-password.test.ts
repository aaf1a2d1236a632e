import { LOCALES } from '@sureda/contract/codes/locale'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { withTenant } from '../../../database/with-tenant.ts'
import { startTestApi, type TestApi } from '../../../testing/test-app.ts'
import { createPerson } from '../../../testing/test-people.ts'
import { hashPassword } from './password.ts'
import { replaceOpenReset } from './password-reset.queries.ts'
import { hashToken } from './token.ts'

const TENANT = 'gavarres'
const OWN = 'mestral i garbi'
let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

async function post(path: string, payload: object, headers: object = { host: `${TENANT}.localhost` }) {
  const answer = await api.app.inject({
    method: 'POST',
    url: `/api/v1/${path}`,
    headers: { ...headers },
    payload,
  })
  return { status: answer.statusCode, errors: answer.json().errors }
}
const refused = (message: unknown = expect.stringMatching(/\w/)) => ({
  status: 422,
  errors: [{ path: 'password', code: 'common_password', message }],
})

it('is refused for a new account, however its letters are written, in the language of the person', async () => {
  const messages = new Set<string>()
  for (const language of LOCALES) {
    const headers = { host: `${TENANT}.localhost`, 'accept-language': language }
    const body = {
      name: 'Ona',
      email: 'ona@example.test',
      password: 'SunShine',
      password_confirmation: 'SunShine',
    }
    const answer = await post('register', body, headers)
    expect(answer).toEqual(refused())
    messages.add(answer.errors[0].message)
  }
  expect(messages.size).toBe(LOCALES.length)
  const body = { name: 'Ona', email: 'ona@example.test', password: OWN, password_confirmation: OWN }
  expect(await post('register', body)).toMatchObject({ status: 201 })
})

it('is refused by a link and by a change, and opens the account that has it from before', async () => {
  const email = 'lluc@example.test'
  const old = 'qwertyuiop'
  const { user, headers } = await createPerson(api.db, TENANT, {
    email,
    passwordHash: await hashPassword(old),
  })
  expect(await post('login', { email, password: old })).toMatchObject({ status: 200 })
  expect(await post('user/password', { current_password: old, password: '1234567890' }, headers)).toEqual(
    refused(),
  )
  const token = 't'.repeat(43)
  await withTenant(api.db, TENANT, (tx) =>
    replaceOpenReset(tx, {
      tenantId: TENANT,
      userId: user.id,
      tokenHash: hashToken(token),
      expiresAt: new Date(Date.now() + 600_000),
    }),
  )
  expect(await post('auth/reset-password', { token, password: 'starwars' })).toEqual(refused())
  // the link is still good
  expect(await post('auth/reset-password', { token, password: OWN })).toMatchObject({ status: 200 })
})
