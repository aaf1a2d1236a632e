import { afterEach, expect, it } from 'vitest'
import { sql } from '../database/orm.ts'
import { withTenant } from '../database/with-tenant.ts'
import { startTestApi, type TestApi } from '../testing/test-app.ts'
import { createPerson } from '../testing/test-people.ts'

let api: TestApi
afterEach(() => api.close())

const host = 'gavarres.localhost'
const login = (email: string, remoteAddress = '10.0.0.1', headers: Record<string, string> = {}) =>
  api.app.inject({
    method: 'POST',
    url: '/api/v1/login',
    headers: { host, ...headers },
    payload: { email, password: 'wrong' },
    remoteAddress,
  })
const passWindow = () =>
  withTenant(api.db, 'gavarres', (tx) => tx.execute(sql`update rate_limit_buckets set resets_at = now()`))

it('allows ten sign-ins per account and address, then says when to try again', async () => {
  api = await startTestApi({ config: { RATE_LIMIT_FACTOR: 1 } })
  for (let count = 0; count < 10; count++) expect((await login('ona@example.test')).statusCode).toBe(401)
  const refused = await login('ONA@example.test')
  expect(refused.json()).toMatchObject({ status: 429, code: 'too_many_requests', data: { minutes: 15 } })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(890)
  // the account is not locked at another address, and others are not at this one
  expect((await login('ona@example.test', '10.0.0.2')).statusCode).toBe(401)
  expect((await login('pau@example.test')).statusCode).toBe(401)
  await passWindow()
  expect((await login('ona@example.test')).statusCode).toBe(401)
})

it('ignores an address that the caller invents, unless the proxy is a trusted one', async () => {
  api = await startTestApi({ config: { RATE_LIMIT_FACTOR: 1 } })
  const statuses = []
  for (let count = 0; count < 11; count++) {
    statuses.push(
      (await login('ona@example.test', '10.0.0.1', { 'x-forwarded-for': `9.9.9.${count}` })).statusCode,
    )
  }
  expect(statuses.at(-1)).toBe(429)
})

it('counts an IPv6 network as one address', async () => {
  api = await startTestApi({ config: { RATE_LIMIT_FACTOR: 1 } })
  const statuses = []
  for (let count = 0; count < 11; count++) {
    statuses.push((await login('ona@example.test', `2001:db8:1:2::${count}`)).statusCode)
  }
  expect(statuses.at(-1)).toBe(429)
  expect((await login('ona@example.test', '2001:db8:1:3::1')).statusCode).toBe(401)
})

it('counts an account by e-mail and user name together, and unknown names in the same way', async () => {
  api = await startTestApi({ config: { RATE_LIMIT_FACTOR: 1 } })
  await createPerson(api.db, 'gavarres', { email: 'ona@example.test', userName: 'ona' })
  const statuses = async (names: string[]) => {
    const found = []
    for (const name of names) found.push((await login(name, '10.0.0.5')).statusCode)
    return found
  }
  const tries = (name: string) => statuses(Array.from({ length: 10 }, () => name))
  expect(new Set(await tries('ona@example.test'))).toEqual(new Set([401]))
  expect(await statuses(['ona@example.test', 'ona', ' ONA '])).toEqual([429, 429, 429])
  expect(new Set(await tries('nobody'))).toEqual(new Set([401]))
  const [known, unknown] = [await login('ona', '10.0.0.5'), await login('nobody', '10.0.0.5')]
  const { instance: _a, ...one } = known.json()
  const { instance: _b, ...other } = unknown.json()
  expect(one).toEqual(other)
  expect((await login('pau', '10.0.0.5')).statusCode).toBe(401)
})

it('allows an address five registrations and twenty links', async () => {
  api = await startTestApi({ config: { RATE_LIMIT_FACTOR: 1 } })
  const post = async (path: string, payload: object) =>
    (await api.app.inject({ method: 'POST', url: `/api/v1/${path}`, headers: { host }, payload })).statusCode
  const register = (count: number) =>
    post('register', {
      name: 'X',
      email: `p${count}@example.test`,
      password: 'long enough',
      password_confirmation: 'long enough',
    })
  const registered = []
  for (let count = 0; count < 6; count++) registered.push(await register(count))
  expect(registered).toEqual([201, 201, 201, 201, 201, 429])
  const asked = []
  for (let count = 0; count < 21; count++)
    asked.push(await post('auth/forgot-password', { email: 'unknown@example.test' }))
  expect(asked).toEqual([...Array.from({ length: 20 }, () => 202), 429])
})

it('applies the general limits per address and per person', async () => {
  api = await startTestApi({ config: { RATE_LIMIT_FACTOR: 0.01 } })
  const person = await createPerson(api.db, 'gavarres')
  const read = async (remoteAddress: string) =>
    (await api.app.inject({ url: '/api/v1/user', headers: person.headers, remoteAddress })).statusCode
  const statuses = []
  for (let count = 0; count < 7; count++) statuses.push(await read(`10.0.1.${count}`))
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429])
  const anonymous = []
  for (let count = 0; count < 31; count++) {
    const answer = await api.app.inject({ url: '/api/v1/user', headers: { host }, remoteAddress: '10.0.2.1' })
    anonymous.push(answer.statusCode)
  }
  expect(anonymous.slice(-2)).toEqual([401, 429])
})

it('counts all addresses of one network together with a wide limit, and signed-in callers separately', async () => {
  api = await startTestApi({ config: { RATE_LIMIT_FACTOR: 0.001 } })
  const person = await createPerson(api.db, 'gavarres')
  // each from another /64 of one /48
  const ask = async (count: number, headers: Record<string, string>) => {
    const remoteAddress = `2001:db8:7:${count.toString(16)}::1`
    return (await api.app.inject({ url: '/api/v1/user', headers: { host, ...headers }, remoteAddress }))
      .statusCode
  }
  const guests = []
  for (let count = 0; count < 32; count++) guests.push(await ask(count, {}))
  expect(guests.slice(-3)).toEqual([401, 429, 429])
  expect(await ask(40, person.headers)).toBe(200)
  // control: another network has its own count
  const elsewhere = await api.app.inject({
    url: '/api/v1/user',
    headers: { host },
    remoteAddress: '2001:db8:8::1',
  })
  expect(elsewhere.statusCode).toBe(401)
})

it('counts answers without a query separately, so that a class behind one address is not refused', async () => {
  api = await startTestApi({ config: { RATE_LIMIT_FACTOR: 0.01 } })
  const read = (headers: Record<string, string> = {}) =>
    api.app.inject({ url: '/api/v1/settings', headers: { host, ...headers }, remoteAddress: '10.0.3.1' })
  const etag = String((await read()).headers.etag)
  const statuses = new Map<number, number>()
  for (let count = 0; count < 602; count++) {
    const { statusCode } = await read(count % 2 ? { 'if-none-match': etag } : {})
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
  }
  expect([...statuses]).toEqual([
    [200, 300],
    [304, 300],
    [429, 2],
  ])
  // answers with a query have their own, narrow limit
  const asked = []
  for (let count = 0; count < 30; count++) {
    const url = `/api/v1/settings/group/nothing-${count}`
    asked.push((await api.app.inject({ url, headers: { host }, remoteAddress: '10.0.3.1' })).statusCode)
  }
  expect(asked.slice(-2)).toEqual([404, 429])
})

it('does not count calls with the internal key, and refuses a made-up one', async () => {
  api = await startTestApi({
    config: { RATE_LIMIT_FACTOR: 0.01 },
    internalKey: ['the key of this server', 'its former key'],
  })
  const ask = async (key: string | undefined, remoteAddress: string) => {
    const headers = { host, ...(key === undefined ? {} : { 'x-sureda-internal': key }) }
    return (await api.app.inject({ url: '/api/v1/user', headers, remoteAddress })).statusCode
  }
  for (let count = 0; count < 40; count++) expect(await ask('the key of this server', '10.0.4.1')).toBe(401)
  expect(await ask(undefined, '10.0.4.1')).toBe(401)
  for (const key of ['', 'another', 'the key of this server2']) {
    const statuses = []
    for (let count = 0; count < 31; count++) statuses.push(await ask(key, `10.0.5.${key.length}`))
    expect(statuses.at(-1)).toBe(429)
  }
})

it('multiplies every limit with RATE_LIMIT_FACTOR', async () => {
  api = await startTestApi({ config: { RATE_LIMIT_FACTOR: 2 } })
  const statuses = []
  for (let count = 0; count < 21; count++) statuses.push((await login('ona@example.test')).statusCode)
  expect(statuses.slice(-2)).toEqual([401, 429])
})

it('stores no address and no e-mail', async () => {
  api = await startTestApi()
  await login('ona@example.test', '203.0.113.7')
  const rows = await withTenant(api.db, 'gavarres', (tx) => tx.execute(sql`select * from rate_limit_buckets`))
  const text = JSON.stringify((rows as unknown as { rows: unknown[] }).rows)
  expect(text).toContain('login')
  expect(text).not.toContain('ona@')
  expect(text).not.toContain('203.0.113.7')
})
