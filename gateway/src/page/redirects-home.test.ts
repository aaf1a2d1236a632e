import { expect, it } from 'vitest'
import { testGateway } from '../testing/test-gateway.ts'

const { app } = await testGateway()
const open = (url: string, cookie?: string) =>
  app.inject({ url, headers: { host: 'gavarres.localhost', ...(cookie ? { cookie } : {}) } })

it.each(['/', '/welcome', '/login', '/registro', '/LOGIN/', '//welcome'])(
  '%s leads a person home who was signed in here last',
  async (path) => {
    for (const who of ['member', 'guide']) {
      const answer = await open(path, `sureda_bucket=7; sureda_variant=${who}`)
      expect(answer.statusCode).toBe(302)
      expect(answer.headers).toMatchObject({
        location: '/inicio',
        'cache-control': 'no-store',
        vary: 'cookie',
      })
    }
  },
)

it.each([
  ['a new phone', '/login', undefined],
  ['a guest', '/welcome', 'sureda_variant=guest'],
  ['a forged cookie', '/login', 'sureda_variant=admin'],
  ['one with two', '/login', 'sureda_variant=member; sureda_variant=guest'],
  ['a refusal to be read', '/login?error=access_denied', 'sureda_variant=member'],
  ['a query of any kind', '/welcome?lang=ca', 'sureda_variant=member'],
  ['home itself', '/inicio', 'sureda_variant=member'],
  ['a link of a mail', '/reset-password/abc', 'sureda_variant=member'],
])('does not redirect: %s', async (_what, path, cookie) => {
  expect((await open(path, cookie)).headers.location).toBeUndefined()
})
