import { API_BASE } from '@sureda/contract/api-base'
import { ENDPOINTS, type Endpoint } from '@sureda/contract/endpoints'
import { problem } from '@sureda/contract/problem'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../testing/test-app.ts'
import { addContent } from '../testing/test-content.ts'
import { createPerson } from '../testing/test-people.ts'

/** Requests per call; `SUREDA_FUZZ=250` makes it 20,000 altogether. */
const RUNS = Number(process.env.SUREDA_FUZZ ?? 12)

let api: TestApi
const callers: Record<string, string>[] = []
beforeAll(async () => {
  api = await startTestApi({ config: { RATE_LIMIT_FACTOR: 1_000_000 } })
  await addContent(api.db, 'gavarres', {
    experiences: [{ id: 'known' }],
    packages: [{ id: 'known' }],
    news: [{ id: 'known' }],
    events: [{ id: 'known' }],
    locations: [{ id: 'known' }],
    routes: [{ id: 'known' }],
  })
  for (const values of [{}, { isGuide: true }]) {
    callers.push((await createPerson(api.db, 'gavarres', values)).headers)
  }
  callers.push({ host: 'gavarres.localhost' }, { host: 'nobody.example' })
})
afterAll(() => api.close())

const NASTY = [
  '',
  ' ',
  'known',
  '0',
  '-1',
  '1e309',
  'NaN',
  'null',
  'true',
  '{}',
  '[]',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  "' or 1=1 --",
  '"; drop table users; --',
  '<script>alert(1)</script>',
  '%00',
  '\u0000',
  '\ud800',
  '🌳',
  'ﬃ',
  'x'.repeat(81),
  'x'.repeat(2_001),
  '2026-02-30',
  '2026-13-01',
  '9999-12-31',
  '0001-01-01',
  '0000-00-00',
  '24:00',
  '10:00',
  '2026-12-01',
  '7b8ff1a0-0000-4000-8000-000000000001',
  'es',
  'gavarres',
  '١٢٣',
]
/** Names the contract knows, and some it does not. */
const KEYS = [
  'id',
  'email',
  'password',
  'password_confirmation',
  'name',
  'token',
  'experience_id',
  'date',
  'time',
  'people',
  'group_id',
  'special_requests',
  'favoritable_id',
  'favoritable_type',
  'answer',
  'answers',
  'lat',
  'lng',
  'lon',
  'accuracy',
  'credential',
  'id_token',
  'nonce',
  'status',
  'per_page',
  'cursor',
  'type',
  'search',
  'provinces',
  'featured',
  'from',
  'to',
  'completed_games',
  'tenant_id',
  'user_id',
  'roles',
  'is_admin',
  '__proto__',
  'constructor',
]

const word = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...NASTY) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
)
const value = fc.oneof(
  word,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(word, { maxLength: 3 }),
  fc.dictionary(word, word, { maxKeys: 3 }),
)
const body = fc.oneof(
  { weight: 6, arbitrary: fc.dictionary(fc.constantFrom(...KEYS), value, { maxKeys: 6 }) },
  { weight: 1, arbitrary: value },
)
const query = fc.array(fc.tuple(fc.constantFrom(...KEYS), word), { maxLength: 4 })
const headers = fc.dictionary(
  fc.constantFrom(
    'accept-language',
    'x-tenant-locale',
    'idempotency-key',
    'if-none-match',
    'if-match',
    'accept',
  ),
  fc.constantFrom(
    'es',
    'xx',
    '*',
    '',
    '"x"',
    'W/"x", *',
    'de;q=0.5,fr;q=abc',
    'x'.repeat(300),
    'a-key-of-20-characters',
  ),
  { maxKeys: 3 },
)

const encode = (text: string) => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '?'))

async function check(
  endpoint: Endpoint,
  input: {
    who: number
    ids: string[]
    query: [string, string][]
    body: unknown
    headers: Record<string, string>
  },
) {
  const ids = [...input.ids]
  const path = endpoint.path.replaceAll(/\{\w+\}/g, () => encode(ids.pop() || 'known'))
  const search = input.query.map(([name, text]) => `${encode(name)}=${encode(text)}`).join('&')
  const answer = await api.app.inject({
    method: endpoint.method,
    url: `${API_BASE}${path}${search ? `?${search}` : ''}`,
    headers: {
      ...input.headers,
      ...callers[input.who],
      ...(endpoint.method === 'GET' ? {} : { 'content-type': 'application/json' }),
    },
    ...(endpoint.method === 'GET' ? {} : { payload: JSON.stringify(input.body) }),
  })
  const honest = [501, 503].includes(answer.statusCode)
  expect(answer.statusCode < 500 || honest, `${answer.statusCode} ${answer.body}`).toBe(true)
  if (answer.statusCode >= 400) {
    expect(answer.headers['content-type']).toContain('application/problem+json')
    expect(problem.parse(answer.json()).status).toBe(answer.statusCode)
  }
}

describe.each(ENDPOINTS)('$method $path', (endpoint) => {
  it('answers whatever it is sent with a success or a problem, never with a failure of its own', async () => {
    const input = fc.record({
      who: fc.nat({ max: callers.length - 1 }),
      ids: fc.array(word, { minLength: 2, maxLength: 2 }),
      query,
      body,
      headers,
    })
    await fc.assert(
      fc.asyncProperty(input, (request) => check(endpoint, request)),
      { numRuns: RUNS },
    )
  })
})
