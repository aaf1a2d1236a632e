import { expect, it } from 'vitest'
import type { Db } from '../../database/database.ts'
import { hashPassword } from '../../modules/members/auth/password.ts'
import { createPerson } from '../test-people.ts'
import { openRaw } from './raw-connection.ts'

const PASSWORD = 'a password of a visitor'
const passwordHash = hashPassword(PASSWORD)
const HOST = 'Host: gavarres.localhost'
const VISITORS = 4
/** The client address of all visitors, which no server here trusts as a proxy. */
const FROM = '127.0.0.2'

export interface AttackedServer {
  url: string
  db: Db
  /** Method and path of every request that reached the API, in order. */
  asked: string[]
}

const lines = (...text: string[]) => text.join('\r\n')
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n`
/** The request that the attacker smuggles; its body would swallow the next visitor's request. */
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

/** The path that one attack smuggles. It is as long as `smuggled`, so that the lengths in the attack stay right. */
const targetOf = (attack: number) => `smugg${String(attack).padStart(3, '0')}`
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

/** Each person requests their own account and one signs in: no one may get another's answer. */
async function askEverybody({ url, db }: AttackedServer): Promise<void> {
  const visitors = await Promise.all(Array.from({ length: VISITORS }, () => createPerson(db, 'gavarres')))
  const newcomer = await createPerson(db, 'gavarres', { passwordHash: await passwordHash })
  const asked = [
    { user: newcomer.user, bytes: login(newcomer.user.email, PASSWORD) },
    ...visitors.map(({ user, headers: { authorization } }) => ({
      user,
      bytes: lines('GET /api/v1/user HTTP/1.1', HOST, `Authorization: ${authorization}`, '', ''),
    })),
  ]
  const answers = await Promise.all(
    asked.map(async ({ bytes }) => {
      const connection = openRaw(url, FROM)
      connection.write(bytes)
      const answer = await connection.next()
      connection.close()
      return answer
    }),
  )
  expect(answers.map((answer) => [answer?.status, emailIn(answer?.body)])).toEqual(
    asked.map(({ user }) => [200, user.email]),
  )
  expect(answers[0]?.body).toContain('access_token')
}

/**
 * Tests of request smuggling, byte by byte, while others use the server: the API itself, or a proxy whose connections
 * to it are shared. `pipelined` are attacks that this server may read as two requests of the attacker.
 */
export function testSmuggling(server: () => AttackedServer, pipelined: readonly string[] = []): void {
  it('gives others their own answers and attackers none of them', async () => {
    await askEverybody(server())
    const attackers = ATTACKS.flatMap(([, bytes], attack) =>
      [1, 2, 3].map(() => ({
        connection: openRaw(server().url, FROM),
        bytes: bytes.replaceAll('smuggled', targetOf(attack)),
      })),
    )
    for (const { connection, bytes } of attackers) connection.write(bytes)
    const answers = await Promise.all(attackers.map(({ connection }) => connection.next()))
    for (const answer of answers) expect([undefined, 200, 400, 422, 501]).toContain(answer?.status)
    await askEverybody(server())
    for (const { connection } of attackers) connection.write(INNER_GET.replace('smuggled', 'settings'))
    for (const text of await Promise.all(attackers.map(({ connection }) => connection.rest()))) {
      expect(text).not.toContain('access_token')
      expect(text).not.toContain('@')
    }
    const reached = ATTACKS.filter((_, attack) =>
      server().asked.some((call) => call.includes(targetOf(attack))),
    )
    expect(reached.map(([name]) => name)).toEqual(pipelined)
  })

  it.each(['GET', 'OPTIONS'])('refuses a body on %s with an answer', async (method) => {
    const connection = openRaw(server().url, FROM)
    connection.write(
      lines(
        `${method} /api/v1/settings HTTP/1.1`,
        HOST,
        'Accept-Language: de',
        'Content-Length: 2',
        '',
        '{}',
      ),
    )
    const answer = await connection.next()
    expect(answer?.status).toBe(400)
    expect(answer?.headers['content-type']).toContain('application/problem+json')
    expect(JSON.parse(answer?.body ?? '')).toMatchObject({ code: 'malformed_request', status: 400 })
    connection.close()
  })

  it('limits wrong logins whatever addresses a visitor claims', async () => {
    const { email } = (await createPerson(server().db, 'gavarres', { passwordHash: await passwordHash })).user
    const statuses: (number | undefined)[] = []
    const connection = openRaw(server().url, FROM)
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
  const tenantAsked = (...headers: string[]) =>
    lines('GET /api/v1/settings HTTP/1.1', HOST, ...headers, '', '')

  it.each([
    'X-Forwarded-Host: raya.localhost',
    'X-Forwarded-Host: gavarres.localhost, raya.localhost',
    'Forwarded: host=raya.localhost',
    'Connection: host, x-forwarded-host',
  ])('the tenant is that of the host, not of "%s"', async (header) => {
    const connection = openRaw(server().url, FROM)
    connection.write(tenantAsked(header))
    expect((await connection.next())?.headers['content-language']).toBe('ca')
    connection.close()
  })
}
