import { expect, it } from 'vitest'
import { testGateway } from '../testing/test-gateway.ts'
import { CSP_REPORTS_PATH } from './csp-reports.ts'

/** A gateway with the log lines about the policy, and a function that sends reports to it. */
async function listening() {
  const lines: Record<string, unknown>[] = []
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) }
  const { app } = await testGateway({}, { logger: { level: 'warn', stream } })
  const post = (type: string, payload: string | object, remoteAddress = '192.0.2.1') =>
    app.inject({
      method: 'POST',
      url: CSP_REPORTS_PATH,
      remoteAddress,
      headers: { host: 'gavarres.localhost', 'content-type': type },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    })
  const old = (directive: string, blocked: string, more: object = {}, from?: string) =>
    post(
      'application/csp-report',
      { 'csp-report': { 'violated-directive': directive, 'blocked-uri': blocked, ...more } },
      from,
    )
  return { app, lines, post, old }
}

it('every page names the report address, for old and new browsers', async () => {
  const { app } = await listening()
  const { headers } = await app.inject({ url: '/booking/7', headers: { host: 'gavarres.localhost' } })
  expect(headers['content-security-policy']).toMatch(/; report-uri \/telemetry\/csp; report-to csp$/)
  expect(headers['reporting-endpoints']).toBe('csp="/telemetry/csp"')
})

it('logs one line for each directive and origin, however often it is reported', async () => {
  const { lines, post, old } = await listening()
  for (let time = 0; time < 3; time++)
    expect((await old("img-src 'self' data:", 'https://evil.example/a.png')).statusCode).toBe(204)
  const body = { effectiveDirective: 'script-src-elem', blockedURL: 'https://evil.example/x.js' }
  const several = [
    { type: 'csp-violation', body },
    { type: 'csp-violation', body: { ...body, blockedURL: 'inline' } },
    { type: 'deprecation', body: { id: 'websql' } },
    { type: 'csp-violation', body: { ...body, blockedURL: 'chrome-extension://abcdefghijkl/c.js' } },
  ]
  expect((await post('application/reports+json', several)).statusCode).toBe(204)
  expect(lines.map(({ directive, blocked }) => [directive, blocked])).toEqual([
    ['img-src', 'https://evil.example'],
    ['script-src-elem', 'https://evil.example'],
    ['script-src-elem', 'inline'],
    ['script-src-elem', 'chrome-extension:'],
  ])
})

it('logs nothing about the page or a path, whatever the report contains', async () => {
  const { lines, post, old } = await listening()
  const page = 'https://gavarres.localhost/reset-password/S3CRET?mail=anna@example.org#S3CRET'
  const more = { 'document-uri': page, referrer: page, 'script-sample': 'S3CRET', 'source-file': page }
  await old('connect-src', 'https://anna:S3CRET@api.example/S3CRET?anna=S3CRET', more)
  await old('S3CRET-src', 'https://api.example', more)
  await old('connect-src', 'S3CRET', more)
  const body = { effectiveDirective: 'connect-src', documentURL: page, blockedURL: 'mailto:anna@S3CRET' }
  await post('application/reports+json', [{ type: 'csp-violation', url: page, user_agent: 'S3CRET', body }])
  expect(lines.map(({ blocked }) => blocked)).toEqual(['https://api.example', 'other', 'mailto:'])
  expect(JSON.stringify(lines)).not.toMatch(/S3CRET|anna/i)
})

it.each([
  ['application/csp-report', 'no json', 400],
  ['application/csp-report', '{"csp-report":7}', 400],
  ['application/csp-report', '{"__proto__":{"csp-report":{}}}', 400],
  ['application/reports+json', '[{"type":7}]', 400],
  ['text/html', '<p>', 415],
  ['application/csp-report', `{"csp-report":{"blocked-uri":"${'x'.repeat(20_000)}"}}`, 413],
])('refuses an invalid report: %s %#', async (type, payload, status) => {
  const { lines, post } = await listening()
  expect((await post(type, payload)).statusCode).toBe(status)
  expect(lines).toEqual([])
})

it('limits reports per address, so that one cannot fill the log or suppress others', async () => {
  const { lines, old, post } = await listening()
  const made = Array.from({ length: 20 }, (_, i) => ({
    type: 'csp-violation',
    body: { effectiveDirective: 'img-src', blockedURL: `https://made-up-${i}.example/` },
  }))
  await post('application/reports+json', [...made, ...made])
  const more = (time: number) =>
    made.map((report, i) => ({
      ...report,
      body: { ...report.body, blockedURL: `https://m-${time}-${i}.example` },
    }))
  for (let time = 1; time < 120; time++) await post('application/reports+json', more(time))
  expect(lines).toHaveLength(20)
  const refused = await old('img-src', 'https://again.example/')
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '600'])
  // another subscriber; a neighbour in the same /64 is the same one
  expect((await old('font-src', 'https://real.example/', {}, '198.51.100.7')).statusCode).toBe(204)
  expect(lines.at(-1)).toMatchObject({ directive: 'font-src', blocked: 'https://real.example' })
})
