import { expect, it } from 'vitest'
import { testGateway } from '../testing/test-gateway.ts'

const { app } = await testGateway()
const post = (payload: string, type = 'application/x-www-form-urlencoded') =>
  app.inject({
    method: 'POST',
    url: '/login/apple',
    headers: { host: 'gavarres.localhost:4000', origin: 'https://appleid.apple.com', 'content-type': type },
    payload,
  })

it('redirects Apple’s answer to the login screen in the fragment, which no server sees', async () => {
  const user = JSON.stringify({ name: { firstName: 'Ona', lastName: 'Puig' } })
  const answer = await post(
    String(new URLSearchParams({ state: 's', id_token: 'a.b.c', user, code: 'secret', other: 'x' })),
  )
  expect(answer.statusCode).toBe(303)
  expect(answer.headers['cache-control']).toBe('no-store')
  const target = new URL(String(answer.headers.location), 'https://app.test')
  expect(target.pathname + target.search).toBe('/login')
  expect([...new URLSearchParams(target.hash.slice(1))]).toEqual([
    ['state', 's'],
    ['id_token', 'a.b.c'],
    ['user', user],
  ])
})

it('redirects to the login screen after the person cancelled', async () => {
  const { headers } = await post('state=s&error=user_cancelled_authorize')
  expect(headers.location).toBe('/login#state=s&error=user_cancelled_authorize')
})

it('never redirects to another origin, and accepts only a small form', async () => {
  const { headers } = await post(`state=${encodeURIComponent('x\r\nlocation: https://elsewhere.test')}`)
  expect(headers.location).toMatch(/^\/login#state=[\w%+.-]+$/)
  expect((await post('{}', 'application/json')).statusCode).toBe(415)
  expect((await post(`id_token=${'x'.repeat(20_000)}`)).statusCode).toBe(413)
})
