import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { sql } from '../../../database/orm.ts'
import { withTenant } from '../../../database/with-tenant.ts'
import { startTestApi, type TestApi } from '../../../testing/test-app.ts'
import { createPerson } from '../../../testing/test-people.ts'
import { hashPassword } from './password.ts'
import { LOGIN_LIMITS } from './sign-in-limits.ts'

const PASSWORD = 'mestral i garbi'
const host = 'gavarres.localhost'
const HOTEL = '10.0.0.1'
let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ config: { RATE_LIMIT_FACTOR: 1 } })
  const passwordHash = await hashPassword(PASSWORD)
  for (const name of ['ona', 'pau', 'neus'])
    await createPerson(api.db, 'gavarres', { email: `${name}@example.test`, passwordHash })
})
beforeEach(() => withTenant(api.db, 'gavarres', (tx) => tx.execute(sql`delete from rate_limit_buckets`)))
afterAll(() => api.close())

async function login(email: string, remoteAddress: string, password = 'wrong', agent = 'Phone/1') {
  const headers = { host, 'user-agent': agent }
  const payload = { email, password }
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/v1/login',
    headers,
    payload,
    remoteAddress,
  })
  return answer.statusCode
}
/** Sets the number of counted hits: thousands of password hashes would take minutes. */
const fill = (bucket: string) => {
  const max = LOGIN_LIMITS.find((limit) => limit.bucket === bucket)?.max ?? 0
  return withTenant(api.db, 'gavarres', (tx) =>
    tx.execute(sql`update rate_limit_buckets set hits = ${max} where bucket = ${bucket}`),
  )
}

it.each([
  ['one /48', (count: number) => `2001:db8:1:${count.toString(16)}::1`],
  ['one /24', (count: number) => `10.9.8.${count}`],
])('stops guesses at one account from %s without locking the account', async (_where, addressOf) => {
  const statuses = []
  for (let count = 0; count < 40; count++) statuses.push(await login('ona@example.test', addressOf(count)))
  expect(statuses.filter((status) => status === 401)).toHaveLength(30)
  expect(await login('ona@example.test', '10.1.2.3', PASSWORD)).toBe(200)
  expect(await login('pau@example.test', addressOf(1), PASSWORD)).toBe(200)
})

it('allows sign-in on a known device, whatever others behind the address do', async () => {
  expect(await login('ona@example.test', HOTEL, PASSWORD)).toBe(200)
  await login('pau@example.test', HOTEL)
  await fill('login-address')
  await fill('login-network')
  expect(await login('pau@example.test', HOTEL, PASSWORD)).toBe(429)
  expect(await login('ona@example.test', HOTEL, PASSWORD)).toBe(200)
  // guesses from there in another browser use up their own tries
  await withTenant(api.db, 'gavarres', (tx) =>
    tx.execute(sql`delete from rate_limit_buckets where bucket <> 'login-known'`),
  )
  for (let count = 0; count < 11; count++) await login('ona@example.test', HOTEL, 'wrong', 'curl')
  expect(await login('ona@example.test', HOTEL, PASSWORD, 'curl')).toBe(429)
  expect(await login('ona@example.test', HOTEL, PASSWORD)).toBe(200)
})

it('counts the tries of a known device, too', async () => {
  expect(await login('neus@example.test', HOTEL, PASSWORD)).toBe(200)
  const statuses = []
  for (let count = 0; count < 12; count++) statuses.push(await login('neus@example.test', HOTEL))
  expect(statuses.filter((status) => status === 401)).toHaveLength(10)
})

it('does not lock out the many people behind one address', async () => {
  for (let count = 0; count < 110; count += 10) {
    await login(`x${count}@example.test`, HOTEL)
    await withTenant(api.db, 'gavarres', (tx) =>
      tx.execute(sql`update rate_limit_buckets set hits = hits + 9 where bucket = 'login-address'`),
    )
  }
  expect(await login('pau@example.test', HOTEL, PASSWORD)).toBe(200)
})
