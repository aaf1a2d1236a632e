import type { ListedCall } from '@sureda/contract/calls/calls'
import fc from 'fast-check'

/** One generated request: its sender (an index), the parameters of its address, and its encoding. */
export interface HostileRequest {
  who: number
  ids: string[]
  query: [string, string][]
  body: Sent
  headers: Record<string, string>
}
type Sent =
  | { kind: 'changed'; changes: Record<string, unknown> }
  | { kind: 'json'; value: unknown }
  | { kind: 'raw'; type: string; text: string }

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
  '9007199254740993',
  '7b8ff1a0-0000-4000-8000-000000000001',
  'es',
  'gavarres',
  '١٢٣',
]

/** Names that the contract knows, and some that it does not. */
const KEYS =
  `id email password password_confirmation name token experience_id date time people group_id special_requests favoritable_id
  favoritable_type answer answers lat lng lon accuracy credential id_token nonce status per_page cursor type search provinces featured
  active agency_id operator_id point_id territory story_category preferred_language from to lang completed_games tenant_id user_id roles is_admin
  __proto__ constructor`.split(/\s+/)

/** Valid query parameters, so that not every request ends at validation. */
const PLAIN_QUERY: [string, string][] = [
  ['per_page', '2'],
  ['featured', '1'],
  ['search', 'a'],
  ['type', 'tour'],
  ['provinces', 'Girona'],
  ['status', 'pending'],
  ['lat', '41.9'],
  ['lng', '2.9'],
]

const BODIES_NO_PARSER_LIKES: [type: string, text: string][] = [
  ['application/json', '{'],
  ['application/json', ''],
  ['application/json', '\ufeff{}'],
  ['application/json', '{"__proto__":{"x":1}}'],
  ['application/json', '['.repeat(20_000)],
  ['application/json; charset=utf-16', '{}'],
  ['application/x-www-form-urlencoded', 'email=a&password=b'],
  ['text/plain', 'hello'],
  [';;;', '{}'],
  ['multipart/form-data', 'no boundary'],
  ['multipart/form-data; boundary=q', 'no part'],
  ['multipart/form-data; boundary=q', '--q\r\nContent-Disposition: form-data; name="name"\r\n\r\ncut off'],
  ['multipart/form-data; boundary=q', '--q\r\nContent-Disposition: form-data\r\n\r\nnameless\r\n--q--\r\n'],
  [
    'multipart/form-data; boundary=q',
    '--q\r\nContent-Disposition: form-data; name="photo"; filename="a.png"\r\nContent-Type: image/png\r\n\r\nno picture\r\n--q--\r\n',
  ],
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
const changes = (maxKeys: number) => fc.dictionary(fc.constantFrom(...KEYS), value, { maxKeys })

const sent: fc.Arbitrary<Sent> = fc.oneof(
  // a valid body, unchanged or with one or two fields changed
  { weight: 3, arbitrary: fc.constant({ kind: 'changed' as const, changes: {} }) },
  { weight: 3, arbitrary: changes(2).map((fields) => ({ kind: 'changed' as const, changes: fields })) },
  {
    weight: 3,
    arbitrary: fc.oneof(changes(6), value).map((json) => ({ kind: 'json' as const, value: json })),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(...BODIES_NO_PARSER_LIKES)
      .map(([type, text]) => ({ kind: 'raw' as const, type, text })),
  },
)

const headers = fc.dictionary(
  fc.constantFrom(
    'accept-language',
    'x-tenant-locale',
    'x-tenant-domain',
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
    '"1"',
    'de;q=0.5,fr;q=abc',
    'gavarres.localhost',
    'x'.repeat(300),
    'a-key-of-20-characters',
  ),
  { maxKeys: 2 },
)

/** A valid request, so that every call succeeds at least once. */
export const plainRequest = (who: number, form?: string): HostileRequest => ({
  who,
  ids: ['known', 'known'],
  query: [],
  body: form
    ? { kind: 'raw', type: 'multipart/form-data; boundary=q', text: form }
    : { kind: 'changed', changes: {} },
  headers: {},
})

/** Requests of that person with each of the unreadable bodies. */
export const unreadableRequests = (who: number): [HostileRequest][] =>
  BODIES_NO_PARSER_LIKES.map(([type, text]) => [
    { ...plainRequest(who), body: { kind: 'raw' as const, type, text } },
  ])

export const hostileRequest = (people: number): fc.Arbitrary<HostileRequest> =>
  fc.record({
    who: fc.nat({ max: people - 1 }),
    ids: fc.array(fc.oneof({ weight: 2, arbitrary: fc.constant('known') }, { weight: 1, arbitrary: word }), {
      minLength: 2,
      maxLength: 2,
    }),
    query: fc.oneof(
      { weight: 3, arbitrary: fc.constant<[string, string][]>([]) },
      { weight: 1, arbitrary: fc.constantFrom(...PLAIN_QUERY).map((pair): [string, string][] => [pair]) },
      { weight: 2, arbitrary: fc.array(fc.tuple(fc.constantFrom(...KEYS), word), { maxLength: 4 }) },
    ),
    body: sent,
    headers,
  })

const encode = (text: string) => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '?'))

/** The values for `known` in an address, and the required parameters of calls. */
export interface Known {
  ids?: Record<string, string>
  query?: Record<string, string>
}

/** The address of a call; `known` in the request means an existing object. */
export function addressOf(endpoint: ListedCall, request: HostileRequest, known: Known = {}): string {
  const ids = [...request.ids]
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_all, name: string) => {
    const id = ids.pop() || 'known'
    return encode(id === 'known' ? (known.ids?.[name] ?? id) : id)
  })
  const query = [...Object.entries(known.query ?? {}), ...request.query]
  const search = query.map(([name, text]) => `${encode(name)}=${encode(text)}`).join('&')
  return search ? `${path}?${search}` : path
}

/** Content type and bytes of the body; `expected` is a valid one. */
export function payloadOf(request: HostileRequest, expected: object): { type: string; text: string } {
  const { body } = request
  if (body.kind === 'raw') return { type: body.type, text: body.text }
  // a list remains a list; only its first item is changed
  const changed = Array.isArray(expected)
    ? expected.map((item: object, index) =>
        index === 0 && body.kind === 'changed' ? { ...item, ...body.changes } : item,
      )
    : { ...expected, ...(body.kind === 'changed' && body.changes) }
  const json = body.kind === 'json' ? body.value : changed
  return { type: 'application/json', text: JSON.stringify(json) }
}
