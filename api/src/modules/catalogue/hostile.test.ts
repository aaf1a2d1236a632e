import { LISTED_CALLS } from '@sureda/contract/calls/calls'
import { problem } from '@sureda/contract/codes/problem'
import { API_BASE } from '@sureda/contract/remote/api-base'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/test-app.ts'
import { addContent, addSchedule } from '../../testing/test-content.ts'
import { createPerson, type TestPerson } from '../../testing/test-people.ts'

let api: TestApi
let guide: TestPerson

beforeAll(async () => {
  api = await startTestApi()
  guide = await createPerson(api.db, 'gavarres', { isGuide: true })
  await addContent(api.db, 'gavarres', {
    experiences: [{ id: 'e-1' }],
    storyTours: [{ id: 'tour-1' }],
    games: [{ id: 'g-1', storyTourId: 'tour-1', position: 1, solution: { questions: {} } }],
    cards: [{ id: 'card-1' }],
  })
  await addSchedule(api.db, 'gavarres', 'e-1')
})
afterAll(() => api.close())

const OURS =
  /^\/(news|events|locations|experiences|packages|agencies|operators|routes|stor|games|reservations|user\/reservations|available|favorites|points|notification|weather|guide)/
const calls = LISTED_CALLS.filter((endpoint) => OURS.test(endpoint.path))

const NASTY = [
  "' or 1=1 --",
  '"; drop table reservations; --',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%',
  '_%_',
  '\\',
  '\u0000',
  '\ud800',
  '‮',
  '٠١٢',
  '🌳'.repeat(40),
  'a'.repeat(5000),
  '-1',
  '1e309',
  'NaN',
  'null',
  '[]',
  '{}',
  '__proto__',
  '9007199254740993',
  '0000-00-00',
  '2026-02-30',
  '25:61',
  'e-1',
  'g-1',
  'tour-1',
  '00000000-0000-0000-0000-000000000000',
]
const text = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...NASTY) },
  fc.string({ maxLength: 60, unit: 'binary' }),
)
const value: fc.Arbitrary<unknown> = fc.oneof(
  text,
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.boolean(),
  fc.constant(null),
  fc.array(text, { maxLength: 3 }),
  fc.dictionary(fc.constantFrom('question_id', 'option_id', 'x'), text, { maxKeys: 2 }),
)
const NAMES = [
  ...[
    'search',
    'provinces',
    'type',
    'featured',
    'active',
    'per_page',
    'cursor',
    'from',
    'to',
    'status',
    'date',
    'experience_id',
  ],
  ...[
    'lat',
    'lng',
    'lon',
    'lang',
    'completed_games',
    'story_category',
    'territory',
    'agency_id',
    'activity_type',
    'start_date',
    'limit',
    'unknown',
  ],
]
const FIELDS = [
  ...[
    'experience_id',
    'date',
    'time',
    'people',
    'special_requests',
    'group_id',
    'favoritable_id',
    'favoritable_type',
    'rateable_type',
    'rateable_id',
    'rating',
    'captured_at',
    'route_id',
    'check_in_point_id',
    'poi_type',
    'poi_id',
  ],
  ...[
    'answer',
    'answers',
    'lat',
    'lng',
    'accuracy',
    'completed_games',
    'status',
    'tenant_id',
    'user_id',
    '__proto__',
  ],
]
const hostile = fc.record({
  call: fc.constantFrom(...calls),
  params: fc.array(text, { minLength: 2, maxLength: 2 }),
  query: fc.dictionary(fc.constantFrom(...NAMES), text, { maxKeys: 3 }),
  body: fc.dictionary(fc.constantFrom(...FIELDS), value, { maxKeys: 5 }),
  signedIn: fc.boolean(),
})

/** Halves of surrogate pairs become the replacement sign, as every client sends them. */
const encode = (part: string) => encodeURIComponent(Buffer.from(part).toString())

it('answers every random request with an answer of the contract, never with 500', async () => {
  const runs = Number(process.env.SUREDA_FUZZ_RUNS ?? 400)
  await fc.assert(
    fc.asyncProperty(hostile, async ({ call, params, query, body, signedIn }) => {
      let next = 0
      const path = call.path.replaceAll(/:\w+/g, () => encode(params[next++] ?? ''))
      const search = Object.entries(query).map(([name, part]) => `${name}=${encode(part)}`)
      const headers = signedIn ? guide.headers : { host: 'gavarres.localhost' }
      const hasBody = call.method === 'POST' || call.method === 'PUT'
      const answer = await api.app.inject({
        method: call.method,
        url: `${API_BASE}${path}?${search.join('&')}`,
        headers: hasBody ? { ...headers, 'content-type': 'application/json' } : headers,
        ...(hasBody ? { payload: JSON.stringify(body) } : {}),
      })
      if (answer.statusCode < 400) return
      const { code, status } = problem.parse(answer.json())
      // without a key the weather says 503, as it should
      expect(
        answer.statusCode < 500 || code === 'weather_key_missing',
        `${call.method} ${path} ${code}`,
      ).toBe(true)
      expect(status).toBe(answer.statusCode)
    }),
    { numRuns: runs },
  )
})

it.each(['{', '[]', '"text"', '12', 'null', '{"a":1', '\u0000'])('refuses the body %j', async (payload) => {
  const headers = { ...guide.headers, 'content-type': 'application/json' }
  for (const url of ['/reservations', '/favorites', '/games/g-1/play']) {
    const answer = await api.app.inject({ method: 'POST', url: `${API_BASE}${url}`, headers, payload })
    expect([400, 422]).toContain(answer.statusCode)
  }
})

it('refuses a body that is not JSON, and one that is too large', async () => {
  const send = (payload: string, type: string) =>
    api.app.inject({
      method: 'POST',
      url: `${API_BASE}/reservations`,
      headers: { ...guide.headers, 'content-type': type },
      payload,
    })
  expect((await send('<a/>', 'application/xml')).statusCode).toBe(415)
  expect(
    (await send(JSON.stringify({ special_requests: 'x'.repeat(300_000) }), 'application/json')).statusCode,
  ).toBe(413)
})
