import { LISTED_CALLS } from '@sureda/contract/calls/calls'
import { LOCALES } from '@sureda/contract/codes/locale'
import { API_BASE } from '@sureda/contract/remote/api-base'
import fastifyPlugin from 'fastify-plugin'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { API_MODULES } from '../modules.ts'
import { addContentOfAllKinds } from '../testing/fuzz-content.ts'
import { startTestApi, type TestApi } from '../testing/test-app.ts'

let api: TestApi
let content: Awaited<ReturnType<typeof addContentOfAllKinds>>
const unchecked: string[] = []
const watchRoutes = fastifyPlugin(async (scope) => {
  scope.addHook('onRoute', ({ url, schema }) => {
    if (url.includes(':') && !schema?.params) unchecked.push(url)
  })
})
beforeAll(async () => {
  api = await startTestApi({
    config: { RATE_LIMIT_FACTOR: 1_000_000 },
    modules: [watchRoutes, ...API_MODULES],
  })
  content = await addContentOfAllKinds(api)
})
afterAll(() => api.close())

const HALF = 'Toll \ud83d'
const NASTY = [HALF, 'N\u0000L', 'a\u202egpj']

/** Fields that the known bodies leave out, so that every text of these calls is tried. */
const MORE: Record<string, object> = {
  'PUT /guide/experiences/:id': {
    title: { ca: 'Suro', es: 'Corcho' },
    shortDescription: 'Curt',
    description: { ca: 'Llarg' },
    locationName: 'Fitor',
    address: 'Carrer 1',
    requirements: ['Aigua', { ca: 'Barret' }],
    included: ['Guia'],
    notIncluded: ['Dinar'],
  },
  'PUT /guide/experiences/:id/time-slots': {
    specialDates: [
      { date: '2031-05-01', type: 'special', note: 'Festa', slots: [{ time: '10:00', capacity: 5 }] },
    ],
  },
  'POST /guide/groups': {
    description: 'x',
    special_requirements: 'x',
    pets: [{ name: 'Nit', breed: 'Pastor', notes: 'x' }],
  },
  'POST /guide/groups/:id/members': { phone: '600', notes: 'x' },
  'POST /guide/check-in-points': { description: 'x' },
  'PUT /guide/profile': { welcomeMessage: 'x', address: 'x' },
  'POST /reservations': { special_requests: 'x' },
  'PUT /reservations/:id': { special_requests: 'x' },
  'POST /user/footprints': { title: 'x' },
  'POST /games/:id/play': { answer: 'x' },
}
/** Passwords are excluded, because other rules apply to them. */
const isFree = (path: string[]) => !['password', 'password_confirmation'].includes(path.at(-1) ?? '')

function textsIn(value: unknown, path: string[] = []): string[][] {
  if (typeof value === 'string') return [path]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, member]) => textsIn(member, [...path, name]))
}
function withText(value: unknown, [name, ...rest]: string[], text: string): unknown {
  if (name === undefined) return text
  if (Array.isArray(value))
    return value.map((item, index) => (String(index) === name ? withText(item, rest, text) : item))
  const object = value as Record<string, unknown>
  return { ...object, [name]: withText(object[name], rest, text) }
}

const CALLS = LISTED_CALLS.filter(({ method }) => method === 'POST' || method === 'PUT')

it('refuses half an emoji and invisible signs in each text of each body, at its field', async () => {
  const wrong: string[] = []
  let tried = 0
  for (const { method, path, access } of CALLS) {
    const name = `${method} ${path}`
    const known = content.bodies[name]
    if (!known) continue
    const body = Array.isArray(known()) ? known() : { ...known(), ...MORE[name] }
    const ids = content.known[name]?.ids
    const url = `${API_BASE}${path.replaceAll(/:(\w+)/g, (_all, id: string) => ids?.[id] ?? 'known')}`
    const headers = content.callers[['guide', 'staff'].includes(access) ? 3 : 0]
    for (const field of textsIn(body).filter(isFree)) {
      // invisible signs of a pasted number are removed, not refused
      for (const text of field.at(-1) === 'phone' ? NASTY.slice(0, 2) : NASTY) {
        const payload = withText(body, field, text) as object
        const answer = await api.app.inject({ method, url, headers: { ...headers }, payload })
        tried += 1
        const { errors } = answer.json()
        const isSaid = errors?.some((fault: { path: string }) => field.join('.').startsWith(fault.path))
        if (answer.statusCode !== 422 || !isSaid)
          wrong.push(
            `${name} ${field.join('.')} ${JSON.stringify(text)}: ${answer.statusCode} ${answer.body.slice(0, 120)}`,
          )
      }
    }
  }
  expect(wrong).toEqual([])
  expect(tried).toBeGreaterThan(200)
})

const register = (values: object) =>
  api.app.inject({
    method: 'POST',
    url: `${API_BASE}/register`,
    headers: { host: 'gavarres.localhost' },
    payload: {
      name: 'Ona',
      email: `${crypto.randomUUID()}@example.test`,
      password: 'mestral i garbi',
      password_confirmation: 'mestral i garbi',
      ...values,
    },
  })

it.each(['Ona\nMas', 'Ona\r\nMas', 'Ona\u2028Mas', 'Ona\u0085Mas'])(
  'takes a name in one line only: %j',
  async (name) => {
    const answer = await register({ name })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toMatchObject([{ path: 'name' }])
  },
)

it.each(['\u200b', '\u3164', '\u200e \u2060', 'Ona\uffff', `O${'\u0328'.repeat(40)}`, 'Camps i G\ufffdell'])(
  'does not take %j for a name',
  async (name) => {
    const answer = await register({ name })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toMatchObject([{ path: 'name', code: 'invalid_characters' }])
  },
)

it('refuses a body in another encoding than UTF-8', async () => {
  const payload = Buffer.from(JSON.stringify({ email: 'ona@cal\u00e7ots.cat' }), 'latin1')
  const answer = await api.app.inject({
    method: 'POST',
    url: `${API_BASE}/auth/forgot-password`,
    headers: { host: 'gavarres.localhost', 'content-type': 'application/json' },
    payload,
  })
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'malformed_request'])
})

it.each(LOCALES)('says in %s what is wrong', async (locale) => {
  const answer = await api.app.inject({
    method: 'POST',
    url: `${API_BASE}/auth/forgot-password`,
    headers: { host: 'gavarres.localhost', 'accept-language': locale },
    payload: { email: HALF },
  })
  expect(answer.json().errors).toMatchObject([{ path: 'email', message: expect.stringMatching(/./) }])
})

it.each(['Núria 🌳👩🏽‍🌾', 'Cassa\u0300 de la Selva', 'Jürgen Œuvre ǆ', 'محمد'])(
  'takes the name %j, in one way of writing',
  async (name) => {
    const answer = await register({ name })
    expect(answer.statusCode).toBe(201)
    expect(answer.json().user.name).toBe(name.normalize('NFC'))
  },
)

it('accepts any character in a password, and refuses half of one', async () => {
  const odd = 'tab\t\u202e\u0000 e\u0301 🌳'
  const email = `${crypto.randomUUID()}@example.test`
  expect((await register({ email, password: odd, password_confirmation: odd })).statusCode).toBe(201)
  const login = (password: string) =>
    api.app.inject({
      method: 'POST',
      url: `${API_BASE}/login`,
      headers: { host: 'gavarres.localhost' },
      payload: { email, password },
    })
  expect((await login(odd)).statusCode).toBe(200)
  expect((await login(HALF)).json().code).toBe('invalid_credentials')
  const half = `${HALF} and more`
  const refused = await register({ password: half, password_confirmation: half })
  expect(refused.json().errors).toMatchObject([{ path: 'password', code: 'invalid_characters' }])
})

it.each(['a\u0000b', 'x\u001b', 'x\u202e', 'two\nlines'])('refuses %j in a form with files', async (name) => {
  const part = (field: string, value: string) =>
    `--q\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`
  const answer = await api.app.inject({
    method: 'POST',
    url: `${API_BASE}/user/profile`,
    headers: { ...content.callers[0], 'content-type': 'multipart/form-data; boundary=q' },
    payload: `${part('name', name)}${part('email', 'known@example.test')}--q--\r\n`,
  })
  expect(answer.statusCode).toBe(422)
  expect(answer.json().errors).toMatchObject([{ path: 'name' }])
})

it.each([
  ['/experiences?search=a%00b', 'search'],
  ['/experiences?search=%E2%80%AEx', 'search'],
  ['/routes?provinces=%00', 'provinces'],
  ['/news/a%00b', 'id'],
  ['/news/%E2%80%AE', 'id'],
])('refuses %s at its field', async (path, field) => {
  const answer = await api.app.inject({ url: `${API_BASE}${path}`, headers: { host: 'gavarres.localhost' } })
  expect(answer.statusCode).toBe(422)
  expect(answer.json().errors).toMatchObject([{ path: field, code: 'invalid_characters' }])
})

it('answers the search for a pasted paragraph with an empty list', async () => {
  const answer = await api.app.inject({
    url: `${API_BASE}/experiences?search=${encodeURIComponent('a\tb\r\nc')}`,
    headers: { host: 'gavarres.localhost' },
  })
  expect(answer.statusCode).toBe(200)
})

it('checks the texts in every address', () => expect(unchecked).toEqual([]))

it('names 20 of 20,000 unknown fields, and the beginning of a long name', async () => {
  const names = Array.from({ length: 20_000 }, (_none, index) => `u${index}`)
  const many = await register({ name: '', ...Object.fromEntries(names.map((name) => [name, 1])) })
  expect(many.statusCode).toBe(422)
  expect(many.body.length).toBeLessThan(4_000)
  const { errors } = many.json()
  expect(errors).toHaveLength(20)
  expect(errors[0]).toMatchObject({ path: 'name', code: 'required' })
  const long = await register({ [`${'🌳'.repeat(20_000)}`]: 1 })
  expect(long.body.length).toBeLessThan(1_500)
  expect(long.body).not.toContain('\\ud83c')
})
