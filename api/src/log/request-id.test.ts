import { afterEach, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../testing/test-app.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/
const lines: { msg: string; reqId?: string; route?: string; tenant?: string }[] = []
let api: TestApi
afterEach(() => api.close())

async function listening(TRUSTED_PROXIES?: string): Promise<string> {
  lines.length = 0
  const logTo = { write: (line: string) => void lines.push(JSON.parse(line)) }
  api = await startTestApi({ logTo, config: { TRUSTED_PROXIES } })
  return api.app.listen({ host: '127.0.0.1', port: 0 })
}
const ask = (origin: string, id: string, path = '/api/v1/nothing-here') =>
  fetch(`${origin}${path}`, { headers: { 'x-request-id': id } })

it('uses the request id of a trusted proxy in header, problem and log', async () => {
  const answer = await ask(await listening('127.0.0.0/8'), '7F000001:A1B2_0001:0F90')
  expect(answer.headers.get('x-request-id')).toBe('7F000001:A1B2_0001:0F90')
  expect((await answer.json()).instance).toBe('urn:request:7F000001:A1B2_0001:0F90')
  await expect
    .poll(() => lines.find(({ msg }) => msg === 'answered'))
    .toMatchObject({ reqId: '7F000001:A1B2_0001:0F90', route: 'unknown', tenant: expect.any(String) })
})

it('makes an id where an untrusted caller sends one, or the proxy sends an invalid one', async () => {
  const strange = await ask(await listening(), 'made-up-by-a-visitor')
  expect(strange.headers.get('x-request-id')).toMatch(UUID)
  await api.close()
  const origin = await listening('127.0.0.1')
  for (const id of ['ana@example.org', 'short', 'x'.repeat(65), 'two words of it'])
    expect((await ask(origin, id)).headers.get('x-request-id')).toMatch(UUID)
})
