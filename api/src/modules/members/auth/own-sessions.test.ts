import type { Session } from '@sureda/contract/schemas/members/session'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../../testing/test-app.ts'
import { createPerson, type TestPerson } from '../../../testing/test-people.ts'
import { hashPassword } from './password.ts'

const PASSWORD = 'a password of Ona'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
let api: TestApi
let passwordHash: string
beforeAll(async () => {
  api = await startTestApi()
  passwordHash = await hashPassword(PASSWORD)
})
afterAll(() => api.close())

const host = 'gavarres.localhost'
type Headers = Record<string, string>
const call = (method: 'GET' | 'DELETE', headers: Headers, path = '/user/sessions') =>
  api.app.inject({ method, url: `/api/v1${path}`, headers })
const listOf = async (headers: Headers) => (await call('GET', headers)).json().data as Session[]
const statusOf = async (headers: Headers) => (await call('GET', headers, '/user')).statusCode

async function someone(): Promise<{ person: TestPerson; elsewhere: () => Promise<Headers> }> {
  const person = await createPerson(api.db, 'gavarres', { passwordHash })
  const elsewhere = async () => {
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/v1/login',
      headers: { host, 'user-agent': IPHONE },
      payload: { email: person.user.email, password: PASSWORD },
    })
    return { host, authorization: `Bearer ${answer.json().access_token}` }
  }
  return { person, elsewhere }
}

it('lists the sessions of a person by device, and marks the current one', async () => {
  const { person, elsewhere } = await someone()
  const phone = await elsewhere()
  const sessions = await listOf(phone)
  expect(sessions).toHaveLength(2)
  expect(sessions.find(({ current }) => current)).toMatchObject({ browser: 'Safari', system: 'iPhone' })
  expect((await listOf(person.headers)).find(({ current }) => current)).toMatchObject({
    browser: null,
    system: null,
  })
  // the list contains nothing that opens a session
  expect(JSON.stringify(sessions)).not.toMatch(/cw_|token|hash/)
})

it('ends one session at once and leaves the others', async () => {
  const { person, elsewhere } = await someone()
  const [phone, tablet] = [await elsewhere(), await elsewhere()]
  const lost = (await listOf(phone)).find(({ current }) => current)?.id
  expect(await statusOf(phone)).toBe(200)
  expect((await call('DELETE', person.headers, `/user/sessions/${lost}`)).statusCode).toBe(200)
  const refused = await call('GET', phone, '/user')
  expect([refused.statusCode, refused.json().code]).toEqual([401, 'token_revoked'])
  expect([await statusOf(tablet), await statusOf(person.headers)]).toEqual([200, 200])
  expect((await call('DELETE', person.headers, `/user/sessions/${lost}`)).statusCode).toBe(404)
})

it('ends all others at once and leaves the current one', async () => {
  const { person, elsewhere } = await someone()
  const others = [await elsewhere(), await elsewhere()]
  expect((await call('DELETE', person.headers)).statusCode).toBe(200)
  expect(await Promise.all(others.map(statusOf))).toEqual([401, 401])
  expect(await listOf(person.headers)).toMatchObject([{ current: true }])
})

it('ends no session of another person', async () => {
  const { person } = await someone()
  const stranger = await someone()
  const [theirs] = await listOf(stranger.person.headers)
  for (const id of [theirs?.id, 'x', '00000000-0000-0000-0000-000000000000'])
    expect((await call('DELETE', person.headers, `/user/sessions/${id}`)).statusCode).toBe(404)
  await call('DELETE', person.headers)
  expect(await statusOf(stranger.person.headers)).toBe(200)
})
