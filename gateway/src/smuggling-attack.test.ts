import { hashPassword } from '@sureda/api/modules/members/auth/password'
import { createPerson, type TestPerson } from '@sureda/api/testing/test-people'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openRaw, type RawConnection } from './testing/raw-connection.ts'
import { type SplitDeployment, startSplit } from './testing/split-deployment.ts'

/** Request smuggling against a gateway with a separate API, byte by byte, while others use its connections. */
const PASSWORD = 'a password of a visitor'
const HOST = 'Host: gavarres.localhost'
const VISITORS = 4

let split: SplitDeployment
let passwordHash: string
let visitors: { person: TestPerson; connection: RawConnection }[] = []
let member: RawConnection

beforeAll(async () => {
  split = await startSplit()
  passwordHash = await hashPassword(PASSWORD)
  visitors = await Promise.all(
    Array.from({ length: VISITORS }, async () => ({
      person: await createPerson(split.db, 'gavarres'),
      connection: openRaw(split.url),
    })),
  )
  member = openRaw(split.url)
})
afterAll(async () => {
  for (const { connection } of visitors) connection.close()
  member?.close()
  await split?.close()
})

const lines = (...text: string[]) => text.join('\r\n')
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n`
/** What the attacker wants the API to read as a separate request; its body would swallow the next visitor's request. */
const INNER = lines(
  'POST /api/v1/smuggled HTTP/1.1',
  HOST,
  'X-Forwarded-For: 203.0.113.9',
  'Content-Type: application/json',
  'Content-Length: 30',
  '',
  '',
)
const INNER_GET = lines('GET /api/v1/smuggled HTTP/1.1', HOST, '', '')

const bodyless = (method: string, inner: string): [string, string][] => [
  [
    `chunked ${method}`,
    lines(`${method} /api/v1/settings HTTP/1.1`, HOST, 'Transfer-Encoding: chunked', '', chunk(inner)),
  ],
  [
    `${method} with a length`,
    lines(`${method} /api/v1/settings HTTP/1.1`, HOST, `Content-Length: ${inner.length}`, '', inner),
  ],
]
const post =
  (...headers: string[]) =>
  (body: string) =>
    lines('POST /api/v1/login HTTP/1.1', HOST, 'Content-Type: application/json', ...headers, '', body)
const get = (...headers: string[]) =>
  lines('GET /api/v1/settings HTTP/1.1', HOST, ...headers, '', chunk(INNER_GET))

const ATTACKS: [string, string][] = [
  ...['GET', 'HEAD', 'OPTIONS'].flatMap((method) => bodyless(method, INNER_GET)),
  ...bodyless('GET', INNER).map(([name, text]): [string, string] => [`${name} that swallows`, text]),
  ['a length and chunks', post('Content-Length: 4', 'Transfer-Encoding: chunked')(`0\r\n\r\n${INNER_GET}`)],
  ['chunks and a length', post('Transfer-Encoding: chunked', 'Content-Length: 5')(`0\r\n\r\n${INNER_GET}`)],
  ['two lengths', post('Content-Length: 0', `Content-Length: ${INNER_GET.length}`)(INNER_GET)],
  [
    'a length named by Connection',
    post('Connection: content-length', `Content-Length: ${INNER_GET.length}`)(INNER_GET),
  ],
  ['chunks named by Connection', get('Connection: transfer-encoding', 'Transfer-Encoding: chunked')],
  ['a folded encoding', get('Transfer-Encoding:', ' chunked')],
  ['an encoding folded into another header', get('X-Other: a', ' Transfer-Encoding: chunked')],
  ['a space before the colon', get('Transfer-Encoding : chunked')],
  ['a tab before the value', get('Transfer-Encoding:\tchunked')],
  ['an unknown encoding', get('Transfer-Encoding: xchunked')],
  ['chunked, then identity', get('Transfer-Encoding: chunked, identity')],
  ['an encoding twice', get('Transfer-Encoding: chunked', 'Transfer-Encoding: identity')],
  ['an encoding in odd letters', get('tRANSFER-eNCODING: cHuNkEd')],
  ['an upgrade', get('Connection: Upgrade', 'Upgrade: h2c', 'Transfer-Encoding: chunked')],
  ['an expectation', get('Expect: 100-continue', 'Transfer-Encoding: chunked')],
  ['a bare line feed after a chunk', post('Transfer-Encoding: chunked')(`2\r\n{}\n0\r\n\r\n${INNER_GET}`)],
]

/** Everyone asks who they are and one signs in: no one may get another's answer. */
async function askEverybody(): Promise<void> {
  const newcomer = await createPerson(split.db, 'gavarres', { passwordHash })
  member.write(login(newcomer.user.email, PASSWORD))
  for (const { person, connection } of visitors)
    connection.write(
      lines('GET /api/v1/user HTTP/1.1', HOST, `Authorization: ${person.headers.authorization}`, '', ''),
    )
  const answers = await Promise.all(
    [member, ...visitors.map(({ connection }) => connection)].map((one) => one.next()),
  )
  const people = [newcomer, ...visitors.map(({ person }) => person)]
  expect(answers.map((answer) => [answer?.status, emailIn(answer?.body)])).toEqual(
    people.map(({ user }) => [200, user.email]),
  )
  expect(answers[0]?.body).toContain('access_token')
}

const emailIn = (body = '') => /"email":"([^"]+)"/.exec(body)?.[1]

function login(email: string, password: string, ...headers: string[]): string {
  const body = JSON.stringify({ email, password })
  return lines(
    'POST /api/v1/login HTTP/1.1',
    HOST,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    ...headers,
    '',
    body,
  )
}

it.each(ATTACKS)('%s: others get their own answers, and the attacker none of them', async (_name, attack) => {
  await askEverybody()
  const before = split.asked.length
  const attackers = [1, 2, 3].map(() => openRaw(split.url))
  for (const attacker of attackers) attacker.write(attack)
  const first = await Promise.all(attackers.map((attacker) => attacker.next()))
  for (const answer of first) expect([undefined, 200, 400, 422]).toContain(answer?.status)
  await askEverybody()
  for (const attacker of attackers) attacker.write(INNER_GET.replace('smuggled', 'settings'))
  for (const text of await Promise.all(attackers.map((attacker) => attacker.rest()))) {
    expect(text).not.toContain('access_token')
    expect(text).not.toContain('@')
  }
  expect(split.asked.slice(before).filter((call) => call.includes('smuggled'))).toEqual([])
})

it.each(['GET', 'OPTIONS'])('refuses a body on %s with an answer and does not forward it', async (method) => {
  const connection = openRaw(split.url)
  const before = split.asked.length
  connection.write(
    lines(`${method} /api/v1/settings HTTP/1.1`, HOST, 'Accept-Language: de', 'Content-Length: 2', '', '{}'),
  )
  const answer = await connection.next()
  expect(answer?.status).toBe(400)
  expect(answer?.headers['content-type']).toContain('application/problem+json')
  expect(JSON.parse(answer?.body ?? '')).toMatchObject({ code: 'malformed_request', status: 400 })
  expect(split.asked.length).toBe(before)
  connection.close()
})

it('limits wrong logins whatever addresses a visitor claims', async () => {
  const { email } = (await createPerson(split.db, 'gavarres', { passwordHash })).user
  const statuses: (number | undefined)[] = []
  const connection = openRaw(split.url)
  for (let count = 1; count <= 25; count++) {
    const address = `198.51.100.${count}`
    connection.write(
      login(
        email,
        'wrong',
        `X-Forwarded-For: ${address}`,
        `X-Real-IP: ${address}`,
        `Forwarded: for=${address}`,
        'Connection: keep-alive, x-forwarded-for',
      ),
    )
    statuses.push((await connection.next())?.status)
  }
  expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401))
  expect(statuses.slice(10)).toEqual(Array(15).fill(429))
  connection.close()
})

/** Gavarres answers in Catalan by default, Raya in Spanish. */
const tenantAsked = (...headers: string[]) => lines('GET /api/v1/settings HTTP/1.1', HOST, ...headers, '', '')

it.each([
  'X-Forwarded-Host: raya.localhost',
  'X-Forwarded-Host: gavarres.localhost, raya.localhost',
  'Forwarded: host=raya.localhost',
  'Connection: host, x-forwarded-host',
])('the tenant is that of the host, not of "%s"', async (header) => {
  const connection = openRaw(split.url)
  connection.write(tenantAsked(header))
  expect((await connection.next())?.headers['content-language']).toBe('ca')
  connection.close()
})
