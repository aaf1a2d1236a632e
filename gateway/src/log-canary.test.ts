import { readConfig } from '@sureda/api/config'
import { serverOptions } from '@sureda/api/server-options'
import { expect, it } from 'vitest'
import { visit } from './testing/phone.ts'
import { testGateway } from './testing/test-gateway.ts'

// personal texts that must never appear in a log
const PRIVATE = [/canary\.mail/i, /canarytoken/i, /canary-name/i, /192\.0\.2\.77/]
const TOKEN = 'canarytoken'.padEnd(43, 'A')
const MAIL = 'canary.mail@example.test'

it('writes one JSON line for each request, without addresses, names, mails, tokens and queries', async () => {
  const lines: string[] = []
  const { logger, ...options } = serverOptions(
    readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'debug', TRUSTED_PROXIES: '127.0.0.1' }),
  )
  const stream = { write: (line: string) => void lines.push(line) }
  let isBroken = false
  const { app } = await testGateway(
    {
      items: async () => {
        if (isBroken) throw new Error(`no item for ${MAIL}`, { cause: new Error(MAIL) })
        return undefined
      },
    },
    { ...options, logger: { ...(logger as object), stream } },
  )
  const ask = (url: string, more: object = {}) =>
    app.inject({
      url,
      remoteAddress: '192.0.2.77',
      headers: { host: 'gavarres.localhost', 'x-request-id': 'request-of-a-proxy', ...more },
    })

  const page = await ask(`/reset-password/${TOKEN}?email=${MAIL}`)
  expect(page.headers['x-request-id']).toBe('request-of-a-proxy')
  await ask(`/welcome?sureda-override=${TOKEN}`, { authorization: `Bearer ${TOKEN}`, cookie: `a=${TOKEN}` })
  await ask(`/${MAIL}/canary-name`)
  await ask(`/assets/${TOKEN}.js`)
  await ask('/assets/js/vendor.aaaaaaaa.js')
  await ask('/sw.js', { host: 'canary-name.example' })
  isBroken = true
  await ask(`/experiencias/${TOKEN}`, { 'user-agent': 'Googlebot/2.1' })
  await visit(app, { address: '192.0.2.77' }, '1.0.0-aaaaaaaa', 'failed')
  await app.inject({ method: 'POST', url: '/telemetry/remotes', payload: { canary: MAIL } })
  await app.inject({
    method: 'POST',
    url: '/telemetry/csp',
    headers: { 'content-type': 'application/csp-report' },
    payload: { 'csp-report': { 'document-uri': `https://x/?${TOKEN}`, 'blocked-uri': `https://${TOKEN}/` } },
  })

  const read = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  for (const line of read) expect(line).toMatchObject({ level: expect.any(Number), time: expect.any(Number) })
  const answered = read.filter(({ msg }) => msg === 'answered')
  expect(answered[0]).toMatchObject({
    reqId: 'request-of-a-proxy',
    method: 'GET',
    route: 'page /reset-password/:token',
    status: 200,
    ms: expect.any(Number),
    tenant: 'gavarres',
  })
  const routes = answered.map(({ route, status }) => `${status} ${route}`)
  expect(routes).toEqual(expect.arrayContaining(['404 unknown', '200 /sw.js', '204 /telemetry/remotes']))
  // successful requests of files are not logged
  expect(routes.join()).not.toContain('/assets')
  for (const secret of PRIVATE) expect(lines.join('')).not.toMatch(secret)
  await app.close()
})
