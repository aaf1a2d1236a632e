import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { sql } from '../database/orm.ts'
import { withTenant } from '../database/with-tenant.ts'
import { startTestApi, type TestApi } from '../testing/test-app.ts'
import { addContent } from '../testing/test-content.ts'
import { createPerson, type TestPerson } from '../testing/test-people.ts'

const TENANT = 'gavarres'
let api: TestApi
let member: TestPerson
beforeAll(async () => {
  api = await startTestApi({ config: { RATE_LIMIT_FACTOR: 1 } })
  await addContent(api.db, TENANT, { operators: [{ id: 'op-1' }], experiences: [{ id: 'e-1' }] })
})
beforeEach(async () => {
  await query('delete from rate_limit_buckets')
  member = await createPerson(api.db, TENANT)
})
afterAll(() => api.close())

const query = (text: string) => withTenant(api.db, TENANT, (tx) => tx.execute(sql.raw(text)))
/** An address in the n-th /64 of one /48. */
const ofBlock = (count: number, block = '2001:db8:1') => `${block}:${count.toString(16)}::1`
const email = (count: number) => `p${count}-${member.user.id}@example.test`
const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }
const renewal = {
  former: { endpoint: 'https://push.example/1', auth: 'a' },
  subscription: { endpoint: 'https://push.example/2', keys },
}
const password = 'long enough'
const BODIES: Record<string, (count: number) => object> = {
  login: (count) => ({ email: email(count), password: 'wrong' }),
  register: (count) => ({ name: 'X', email: email(count), password, password_confirmation: password }),
  'auth/forgot-password': (count) => ({ email: email(count) }),
  'auth/reset-password': () => ({ token: 'a'.repeat(43), password }),
  'auth/confirm-email': () => ({ token: 'a'.repeat(43) }),
  'auth/nonce': () => ({}),
  'experiences/e-1/enquiries': (count) => ({ name: 'X', email: email(count), message: 'When?' }),
  'user/groups/join': (count) => ({ code: `ABCD-${1000 + count}` }),
  'push-subscriptions/renew': () => renewal,
}
async function post(call: string, count: number, remoteAddress: string): Promise<number> {
  const headers = call.startsWith('user/') ? member.headers : { host: `${TENANT}.localhost` }
  const payload = BODIES[call]?.(count) ?? {}
  const url = `/api/v1/${call}`
  return (await api.app.inject({ method: 'POST', url, headers, payload, remoteAddress })).statusCode
}

it.each(Object.keys(BODIES))('counts %s from all addresses of one customer together', async (call) => {
  expect(await post(call, 0, ofBlock(0))).not.toBe(429)
  await query(`update rate_limit_buckets set hits = 1000000 where bucket like '%-network'`)
  expect(await post(call, 1, ofBlock(1))).toBe(429)
  expect(await post(call, 2, ofBlock(1, '2001:db8:2'))).not.toBe(429)
})

it.each([
  ['register', 30],
  ['experiences/e-1/enquiries', 20],
] as const)('accepts %s from sixty addresses of one /48 %i times', async (call, passed) => {
  const statuses = []
  for (let count = 0; count < 60; count++) statuses.push(await post(call, count, ofBlock(count)))
  expect(statuses.filter((status) => status !== 429)).toHaveLength(passed)
})

it('stops guesses of group codes per account from any address, and not other accounts', async () => {
  const statuses = []
  for (let count = 0; count < 60; count++)
    statuses.push(await post('user/groups/join', count, `2001:db8:${count.toString(16)}::1`))
  expect(statuses.filter((status) => status === 404)).toHaveLength(30)
  member = await createPerson(api.db, TENANT)
  expect(await post('user/groups/join', 0, '2001:db8:0::1')).toBe(404)
})

it('has no limit for a single address only', () => {
  const root = path.join(import.meta.dirname, '..')
  const found = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'plugins/rate-limit.ts')
    .filter((file) => /subject: addressOf\b/.test(readFileSync(path.join(root, file), 'utf8')))
  expect(found, 'one customer has 65,536 networks: take perNetwork of rate-limit.ts').toEqual([])
})
