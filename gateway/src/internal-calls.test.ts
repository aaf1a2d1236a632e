import { INTERNAL_HEADER, newInternalKey } from '@sureda/api/plugins/internal-calls'
import { addContent, localized } from '@sureda/api/testing/test-content'
import { request } from 'undici'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aReleaseOf } from './testing/fixtures.ts'
import { promoteRelease } from './testing/promote-release.ts'
import { type SplitDeployment, startSplit } from './testing/split-deployment.ts'

const INTERNAL_KEY = newInternalKey()
/** More calls than one address may make with the factor below. */
const MANY = 35

let split: SplitDeployment
beforeAll(async () => {
  split = await startSplit({ RATE_LIMIT_FACTOR: 0.01 }, { INTERNAL_KEY })
  // it declares the call for previews
  await promoteRelease(split.config, split, aReleaseOf('mf-content'))
  const routes = Array.from({ length: MANY }, (_, n) => ({ id: `r-${n}`, title: localized(`Walk ${n}`) }))
  await addContent(split.db, 'gavarres', { routes })
})
afterAll(() => split.close())

/** All requests have the same address. */
const ask = async (url: string, headers: Record<string, string> = {}) => {
  const { statusCode, body } = await request(url, { headers: { host: 'gavarres.localhost', ...headers } })
  return { status: statusCode, text: await body.text() }
}

it('does not count link previews against their reader where the API is another process', async () => {
  for (let n = 0; n < MANY; n++) {
    const { text } = await ask(`${split.url}/rutas/r-${n}`, { 'user-agent': 'WhatsApp/2.23.20.0 A' })
    expect(text).toContain(`<title>Walk ${n} ca · Suro Viu</title>`)
  }
  const calls: number[] = []
  for (let n = 0; n < 31; n++)
    calls.push((await ask(`${split.apiUrl}/api/v1/settings/group/none-${n}`)).status)
  expect(calls.slice(-2)).toEqual([404, 429])
})

it('believes the internal header with the key only', async () => {
  // the rate limit of this address is exhausted by now
  const statusWith = async (key: string) =>
    (await ask(`${split.apiUrl}/api/v1/settings/group/nothing`, { [INTERNAL_HEADER]: key })).status
  expect(await statusWith(INTERNAL_KEY)).toBe(404)
  for (const guess of ['', 'undefined', newInternalKey(), `${INTERNAL_KEY}x`])
    expect(await statusWith(guess)).toBe(429)
})

it.each(['/api/v1/settings', '/api/v1/login', '/media/uploads/a/b.webp'])(
  'answers %s at a gateway without an API as a problem that a phone may repeat, and never as a page',
  async (path) => {
    for (const method of path.endsWith('login') ? (['POST', 'PUT'] as const) : (['GET', 'HEAD'] as const)) {
      const answer = await request(`${split.url}${path}`, {
        method,
        headers: { host: 'gavarres.localhost', 'accept-language': 'de', 'content-type': 'text/plain' },
        ...(method.startsWith('P') && { body: 'x' }),
      })
      expect(answer.statusCode).toBe(503)
      expect(answer.headers).toMatchObject({
        'content-type': 'application/problem+json; charset=utf-8',
        'retry-after': '60',
        'content-language': 'de',
      })
      const text = await answer.body.text()
      if (method !== 'HEAD') expect(JSON.parse(text)).toMatchObject({ code: 'wrong_server' })
    }
  },
)
