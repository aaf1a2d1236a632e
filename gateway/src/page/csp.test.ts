import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, expect, it } from 'vitest'
import { aTenant } from '../testing/fixtures.ts'
import { PHONE, renderingGateway } from '../testing/server-halves.ts'
import { testGateway } from '../testing/test-gateway.ts'
import { contentSecurityPolicy } from './csp.ts'

const gateway = await renderingGateway(
  {},
  { tenantOf: async (host) => aTenant({ known: host.startsWith('gavarres.') }) },
)
await gateway.shipHalf(
  '1.0.0-bbbbbbbb',
  `({ item }) => '<main>' + item.title + '<script>alert(1)</script></main>'`,
)
await gateway.rendered('/booking/7')
afterAll(() => gateway.app.close())

const sourcesOf = (policy: unknown, name: string): string[] =>
  new RegExp(`(?:^|; )${name} ([^;]*)`).exec(String(policy))?.[1]?.split(' ') ?? []
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Texts of inline elements that the browser runs or applies: no data, no files. */
function inlineIn(html: string) {
  const found = [...html.matchAll(/<(script|style)([^>]*)>(.*?)<\/\1>/gs)]
  const texts = (tag: string) =>
    found
      .filter((element) => element[1] === tag && !/\b(src|type)=/.test(element[2] ?? ''))
      .map((element) => element[3] ?? '')
  return { scripts: texts('script'), styles: texts('style') }
}

const open = (app: FastifyInstance, url: string, headers: Record<string, string> = {}) =>
  app.inject({
    url,
    headers: { host: 'gavarres.localhost:4000', 'user-agent': PHONE, 'accept-language': 'ca', ...headers },
  })

const PAGES: [what: string, url: string, headers: Record<string, string>][] = [
  ['with its content', '/booking/7', {}],
  ['in a picked language', '/booking/7?lang=de', {}],
  ['on a computer', '/booking/7', { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140' }],
  ['for a robot', '/booking/7', { 'user-agent': 'Googlebot/2.1' }],
  ['of the shell', '/login', {}],
  ['of no screen', '/nowhere', {}],
  ['of no office', '/booking/7', { host: 'elsewhere.example' }],
  ['for places without network', '/offline/page', {}],
]
it.each(PAGES)(
  'allows exactly the hashes of the inline elements of a page %s',
  async (_what, url, headers) => {
    const { body, headers: answer } = await open(gateway.app, url, headers)
    const policy = answer['content-security-policy']
    const { scripts, styles } = inlineIn(body)
    const ours = scripts.filter((text) => text !== 'alert(1)')
    const host = (headers.host ?? 'gavarres.localhost').split(':')[0]
    expect(new Set(sourcesOf(policy, 'script-src'))).toEqual(
      new Set([...ours.map(hashOf), `${host}:*/assets/`, `${host}:*/mf/`]),
    )
    expect(styles).toHaveLength(1)
    expect(sourcesOf(policy, 'style-src')).toEqual(expect.arrayContaining(styles.map(hashOf)))
    expect(policy).toContain("require-trusted-types-for 'script'")
    for (const word of ['unsafe-', 'nonce', 'strict-dynamic', 'script-src-attr'])
      expect(policy).not.toContain(word)
    expect(body).not.toContain('nonce')
  },
)

it('does not allow a script inside the content', async () => {
  const { body, headers } = await open(gateway.app, '/booking/7')
  expect(inlineIn(body).scripts).toContain('alert(1)')
  expect(headers['content-security-policy']).not.toContain(hashOf('alert(1)'))
})

it('allows every script file of the page by its folder', async () => {
  const { body } = await open(gateway.app, '/booking/7')
  const files = [...body.matchAll(/<(?:script|link)[^>]*(?:src|as="script" href)="([^"]+)"/g)].map(
    ([, file]) => file,
  )
  expect(files.length).toBeGreaterThan(2)
  for (const file of files) expect(file).toMatch(/^\/(assets|mf)\//)
})

it('allows pictures of the tile hosts of the tenant', async () => {
  const { headers } = await open(gateway.app, '/booking/7')
  expect(sourcesOf(headers['content-security-policy'], 'img-src')).toEqual(
    expect.arrayContaining(['https://*.tile.example.org', 'https://sat.example.com']),
  )
})

it.each([
  ['gavarres.example', ['gavarres.example:*/assets/', 'gavarres.example:*/mf/']],
  ['localhost:4000', ['localhost:*/assets/', 'localhost:*/mf/']],
  ['xn--suro-xla.example', ['xn--suro-xla.example:*/assets/', 'xn--suro-xla.example:*/mf/']],
  // hosts that a policy cannot express
  ['127.0.0.1:4000', ["'self'"]],
  ['[::1]:4000', ["'self'"]],
  ['gavarres.example.', ["'self'"]],
  ['*', ["'self'"]],
  ["x.example; script-src 'unsafe-inline'", ["'self'"]],
  ['x.example, default-src *', ["'self'"]],
  ['https:', ["'self'"]],
])('takes only the name from a Host header: %s', (host, sources) => {
  const parts = { tenant: aTenant(), sources: { scripts: [], styles: [] }, https: true, strict: true }
  const policy = contentSecurityPolicy({ ...parts, host })
  expect(sourcesOf(policy, 'script-src')).toEqual(sources)
  expect(policy.match(/script-src/g)).toHaveLength(1)
})

it('forbids framing for every answer', async () => {
  const { app } = await testGateway({})
  for (const url of ['/', '/robots.txt', '/livez', '/nothing/here.js', '/sw.js']) {
    const { headers } = await app.inject({ url, headers: { host: 'gavarres.localhost' } })
    expect([url, headers['content-security-policy']]).toEqual([
      url,
      expect.stringContaining("frame-ancestors 'none'"),
    ])
  }
})
