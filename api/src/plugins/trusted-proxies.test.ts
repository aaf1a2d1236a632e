import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../testing/test-app.ts'

/** The API trusts a gateway at 10.0.0.9 and no one else. */
const GATEWAY = '10.0.0.9'
const host = 'gavarres.localhost'
let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ config: { RATE_LIMIT_FACTOR: 1, TRUSTED_PROXIES: GATEWAY } })
})
afterAll(() => api.close())

const tenantOf = async (remoteAddress: string, headers: Record<string, string>) =>
  (await api.app.inject({ url: '/api/v1/settings', headers: { host, ...headers }, remoteAddress })).headers[
    'content-language'
  ]

const wrongLogins = async (remoteAddress: string, addressOf: (count: number) => string) => {
  const statuses: number[] = []
  for (let count = 0; count < 11; count++) {
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/v1/login',
      headers: { host, 'x-forwarded-for': addressOf(count) },
      payload: { email: `${remoteAddress}@example.test`, password: 'wrong' },
      remoteAddress,
    })
    statuses.push(answer.statusCode)
  }
  return statuses.at(-1)
}

it('trusts the configured gateway: the address is the visitor’s', async () => {
  expect(await wrongLogins(GATEWAY, (count) => `198.51.100.${count}`)).toBe(401)
})

it('trusts no other caller: neither tenant nor limit follows from their headers', async () => {
  expect(await tenantOf('203.0.113.7', { 'x-forwarded-host': 'raya.localhost' })).toBe('ca')
  expect(await tenantOf('203.0.113.7', { forwarded: 'host=raya.localhost' })).toBe('ca')
  expect(await wrongLogins('203.0.113.7', (count) => `198.51.100.${count}`)).toBe(429)
})
