import { expect, it } from 'vitest'
import { testGateway } from '../testing/test-gateway.ts'

const PATH = '/.well-known/security.txt'

it('says where to report a vulnerability, for less than a year', async () => {
  const { app } = await testGateway({ securityContact: 'mailto:security@example.org', https: true })
  const answer = await app.inject({ url: PATH, headers: { host: 'gavarres.localhost' } })
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(answer.body).toContain('Contact: mailto:security@example.org\n')
  expect(answer.body).toContain(`Canonical: https://gavarres.localhost${PATH}\n`)
  const days = (Date.parse(/^Expires: (.*)$/m.exec(answer.body)?.[1] ?? '') - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(170)
  expect(days).toBeLessThan(365)
})

it('does not exist without a contact', async () => {
  const { app } = await testGateway({})
  expect((await app.inject({ url: PATH, headers: { host: 'gavarres.localhost' } })).statusCode).toBe(404)
})
