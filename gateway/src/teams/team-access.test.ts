import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ReleaseServerOfTest, startReleaseServer } from '../testing/release-server.ts'

let here: ReleaseServerOfTest
beforeAll(async () => {
  here = await startReleaseServer()
})
afterAll(() => here.close())

const ask = (authorization: string, remoteAddress: string) =>
  here.app.inject({ url: '/releases/v1/status', headers: { authorization }, remoteAddress })

it('answers a network that guesses keys with 429 after thirty tries, and still a good key of the same network', async () => {
  const { id, secret } = (await here.team('walks', ['mf-walks'])).server.key
  const guess = (n: number) => ask(`Bearer ${id}.${String(n).padStart(43, 'x')}`, '10.0.0.1')
  const answers = []
  for (let n = 0; n < 32; n++) answers.push((await guess(n)).statusCode)
  expect(answers.slice(0, 30)).toEqual(Array(30).fill(401))
  expect(answers.slice(30)).toEqual([429, 429])
  const refused = await guess(99)
  expect(refused.headers['retry-after']).toBe('300')
  expect(refused.headers['content-type']).toBe('application/problem+json; charset=utf-8')
  expect(refused.json()).toMatchObject({ status: 429, code: 'too_many_requests' })
  expect((await ask(`Bearer ${id}.${secret}`, '10.0.0.1')).statusCode).toBe(200)
  expect((await ask(`Bearer ${id}.wrong`, '10.0.0.2')).statusCode).toBe(401)
})

it.each([
  '',
  'Bearer',
  'Bearer .',
  'Basic !',
  'Digest x',
  `Bearer ${'a'.repeat(4_000)}.x`,
  'Bearer \u00e9.\u00e9',
  // a database takes no zero byte in a text
  `Basic ${Buffer.from('\0:x').toString('base64')}`,
])('refuses the header "%s"', async (header) => {
  expect((await ask(header, '10.0.0.3')).statusCode).toBe(401)
})
