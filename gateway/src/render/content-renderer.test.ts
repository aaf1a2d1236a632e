import {
  ANSWERS_SCRIPT_ID,
  RENDERED_SCRIPT_ID,
  type RenderedFacts,
} from '@sureda/contract/remote/server-render'
import { afterEach, expect, it, vi } from 'vitest'
import { signOverride } from '../rollout/override-token.ts'
import { canaried, rolledBack } from '../rollout/rollout.ts'
import { aTenant } from '../testing/fixtures.ts'
import { loadTokenOf } from '../testing/phone.ts'
import { REMOTE_HALF, type RenderingGateway, renderingGateway } from '../testing/server-halves.ts'
import { inlined, SECRET } from '../testing/test-gateway.ts'

const open: RenderingGateway[] = []
async function gateway(...given: Parameters<typeof renderingGateway>): Promise<RenderingGateway> {
  const made = await renderingGateway(...given)
  open.push(made)
  return made
}
afterEach(async () => {
  for (const { app } of open.splice(0)) await app.close()
})

const isRendered = ({ body }: { body: string }) => body.includes('data-rendered')
const change = { action: 'test', version: null, actor: 'test', reason: null }

it('sends the content with its styles, answers and the visitor it was rendered for', async () => {
  const { shipHalf, rendered, page } = await gateway()
  await shipHalf('1.0.0-bbbbbbbb', REMOTE_HALF)
  const { body, statusCode, headers } = await rendered('/booking/7')
  expect(statusCode).toBe(200)
  expect(body).toContain(
    '<div id="root" data-rendered><main class="used"><h1>gavarres.localhost:4000 /api/v1/booking/7 <b></h1><p>xcagavarres/booking/7</p>',
  )
  expect(body).toContain('@layer ui,remote;@layer ui{.used{color:red}}')
  expect(body).toContain('[data-style="0"]{top:0}')
  expect(body).not.toContain('.unused')
  expect(body).not.toContain('class="boot"')
  expect(body).not.toContain('<noscript>')
  expect(body).toContain('<title>Walk · Suro Viu</title>')
  expect(body).toContain('"name":"\\u003c/script>"}]</script>')
  expect(inlined<RenderedFacts>(body, RENDERED_SCRIPT_ID)).toEqual({
    address: '/booking/7',
    locale: 'ca',
    variant: 'guest',
    minute: expect.any(Number),
  })
  expect(inlined(body, ANSWERS_SCRIPT_ID)).toEqual({
    '/api/v1/booking/7': '{"data":{"title":"gavarres.localhost:4000 /api/v1/booking/7 <b>"}}',
  })
  expect(body).toContain('"carried":["/api/v1/booking/7"]')
  // a phone keeps the page beside the files of its set
  expect(headers['x-app-set']).toBe((await page('/offline/page')).headers['x-app-set'])
  // no file is requested before the content
  expect(headers.link).toBeUndefined()
  for (const late of ['rel="stylesheet"', 'src="/assets/js/main.bbbbbbbb.js"', 'rel="preload"'])
    expect(body.indexOf(late), late).toBeGreaterThan(body.indexOf('</main>'))
  // a script moves the sheet into the head, so that parts append theirs after it without another layout
  expect(body).toMatch(/<template id="shell-sheets"><link rel="stylesheet"[^>]+><\/template>/)
})

it('shares only the content between visitors', async () => {
  const { shipHalf, rendered, page } = await gateway()
  await shipHalf('1.0.0-bbbbbbbb', REMOTE_HALF)
  await rendered('/booking/7')
  const pages = await Promise.all(
    Array.from({ length: 20 }, (_, n) => page('/booking/8', { cookie: `sureda_bucket=${n}` })),
  )
  const counted = pages.map(({ body }) => /<i>(\d+)<\/i>/.exec(body)?.[1])
  expect(new Set(counted).size).toBe(1)
  expect(new Set(pages.map(({ body }) => body)).size).toBe(1)
  expect(new Set(pages.map(({ headers }) => loadTokenOf(headers['server-timing']))).size).toBe(20)
  for (const { headers } of pages) expect(headers['cache-control']).toBe('private, no-cache')
})

it('renders no content for visitors and screens it cannot render', async () => {
  const { shipHalf, rendered, page } = await gateway()
  await shipHalf('1.0.0-bbbbbbbb', REMOTE_HALF)
  await rendered('/booking/7')
  const token = signOverride(
    { releases: { 'mf-booking': '1.0.0-bbbbbbbb' }, expires: Date.now() / 1000 + 600 },
    SECRET,
  )
  const others: [string, string, Record<string, string>?][] = [
    ['a member, of a call that may be a person’s', '/games/7', { cookie: 'sureda_variant=member' }],
    ['a guide, of a call that may be a person’s', '/games/7', { cookie: 'sureda_variant=guide' }],
    ['a computer', '/booking/7', { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140' }],
    ['an unknown host', '/booking/7', { host: 'elsewhere.example' }],
    ['staff', `/booking/7?sureda-override=${token}`],
    ['a long query', `/booking/7?q=${'x'.repeat(10_000)}`],
    ['another spelling', '/booking/7/'],
    ['another screen', '/nowhere'],
    ['a screen without the word', '/map/7'],
    ['the stored page', '/offline/page'],
  ]
  for (const [who, url, headers] of others) {
    const answer = await page(url, headers)
    expect(isRendered(answer), who).toBe(false)
    expect(answer.body, who).toContain('class="boot"')
    expect(answer.body, who).toContain('<noscript>')
  }
  for (const cookie of ['guest', 'admin', '<script>', '../member'])
    expect(isRendered(await page('/booking/7', { cookie: `sureda_variant=${cookie}` })), cookie).toBe(true)
  expect(isRendered(await page('/booking/7', { 'user-agent': 'Googlebot/2.1' }))).toBe(true)
})

it('renders public calls for members and guides, one page per kind of visitor', async () => {
  const { shipHalf, rendered } = await gateway()
  const half = `({ request, item }) => '<main>' + item.title + request.variant + '</main>'`
  await shipHalf('1.0.0-bbbbbbbb', half)
  for (const variant of ['guest', 'member', 'guide', 'guest']) {
    const { body } = await rendered('/stories/7', { cookie: `sureda_variant=${variant}` })
    expect(body).toContain(`/api/v1/stories/7 <b>${variant}</main>`)
    expect(body).toContain(`"renderedFor":{"locale":"ca","variant":"${variant}"}`)
    expect(inlined<RenderedFacts>(body, RENDERED_SCRIPT_ID)).toMatchObject({ variant })
  }
  await rendered('/games/7')
})

it('passes no personal data to renderer, API or page, whatever the request sends', async () => {
  const asked: unknown[] = []
  const answers = async (...given: unknown[]) => {
    asked.push(given)
    return '{"data":{"title":"Story"}}'
  }
  const { shipHalf, rendered } = await gateway({ answers })
  await shipHalf(
    '1.0.0-bbbbbbbb',
    `({ request }) => '<main>' + JSON.stringify(request).replaceAll('<', '') + '</main>'`,
  )
  const { body } = await rendered('/stories/7', {
    cookie: 'sureda_variant=member; auth_token=SECRET; auth_user=SECRET',
    authorization: 'Bearer SECRET',
    'x-user': 'SECRET',
  })
  expect(body).toContain('"variant":"member"')
  expect(body).not.toContain('SECRET')
  expect(asked).not.toEqual([])
  expect(JSON.stringify(asked)).not.toContain('SECRET')
})

it('renders in the language of the last page, else of the browser, else of the tenant', async () => {
  const { shipHalf, rendered } = await gateway()
  await shipHalf('1.0.0-bbbbbbbb', REMOTE_HALF)
  const languageOf = async (headers: Record<string, string>) =>
    /<p>x(..)/.exec((await rendered('/booking/7', headers)).body)?.[1]
  expect(await languageOf({ 'accept-language': 'de', cookie: 'sureda_language=nl' })).toBe('nl')
  expect(await languageOf({ 'accept-language': 'de', cookie: 'sureda_language=xx' })).toBe('de')
  expect(await languageOf({ 'accept-language': '' })).toBe('ca')
})

it('never answers the page of another tenant', async () => {
  const { shipHalf, rendered } = await gateway(
    {},
    { tenantOf: async (host) => aTenant({ id: host.startsWith('raya') ? 'raya' : 'gavarres' }) },
  )
  await shipHalf('1.0.0-bbbbbbbb', REMOTE_HALF)
  for (let n = 0; n < 3; n++)
    for (const id of ['gavarres', 'raya']) {
      const { body } = await rendered(`/booking/${n}`, { host: `${id}.localhost` })
      expect(body).toContain(`<h1>${id}.localhost /api/v1/booking/${n} <b></h1><p>xca${id}/booking/${n}</p>`)
    }
})

it('answers the page without content after its time limit', async () => {
  const { shipHalf, rendered, page } = await gateway({ contentWaitMs: 1 })
  await shipHalf(
    '1.0.0-bbbbbbbb',
    `({ request, item }) => { const end = Date.now() + 200; while (Date.now() < end); return item.title }`,
  )
  await rendered('/booking/7')
  expect(isRendered(await page('/booking/8'))).toBe(false)
  // content that was too late for one visitor is ready for the next
  await rendered('/booking/8')
})

it('renders no page with filters in the address', async () => {
  const { shipHalf, rendered, page } = await gateway()
  await shipHalf('1.0.0-bbbbbbbb', `({ item }) => item.title`)
  await rendered('/booking/7')
  expect(isRendered(await page('/booking/7?q=1'))).toBe(false)
  expect(isRendered(await page(`/booking/7?q=${'x'.repeat(10_000)}`))).toBe(false)
  expect(isRendered(await page('/booking/7?utm_source=mail&lang=ca'))).toBe(true)
})

it('renders canary and stable separately, and the former release after a rollback', async () => {
  const { shipHalf, rendered, options, app } = await gateway()
  const half = (name: string) => REMOTE_HALF.replace('<h1>', `<h1>${name} `)
  await shipHalf('1.0.0-bbbbbbbb', half('old'))
  await shipHalf('1.0.0-cccccccc', half('new'), (rollout, version) => canaried(rollout, version, 50))
  const seen = async () => {
    const names = new Set<string | undefined>()
    for (let n = 1; n <= 12; n++) {
      const { body } = await rendered('/booking/7', { cookie: `sureda_bucket=${n}` })
      const name = /<h1>(\w+)/.exec(body)?.[1]
      expect(body).toContain(name === 'old' ? '1.0.0-bbbbbbbb/remoteEntry' : '1.0.0-cccccccc/remoteEntry')
      names.add(name)
    }
    return names
  }
  expect(await seen()).toEqual(new Set(['old', 'new']))
  await options.rollouts.change('mf-booking', change, rolledBack)
  app.registry.refresh()
  expect(await seen()).toEqual(new Set(['old']))
})

it('renders again for another content version', async () => {
  let version = 1
  const { shipHalf, rendered } = await gateway(
    { contentVersion: async () => `${version}` },
    { answers: async () => `{"data":{"title":"version ${version}"}}` },
  )
  await shipHalf('1.0.0-bbbbbbbb', REMOTE_HALF)
  expect((await rendered('/booking/7')).body).toContain('version 1')
  version = 2
  expect((await rendered('/booking/7')).body).toContain('version 2')
})

it('renders nothing where the API has no answer, and reports no failure of the release', async () => {
  let answer: () => Promise<string | undefined> = async () => '{"data":{"title":"a"}}'
  const { shipHalf, rendered, page, options } = await gateway({}, { answers: () => answer() })
  const counted = vi.spyOn(options.rollouts.reports, 'add')
  await shipHalf('1.0.0-bbbbbbbb', REMOTE_HALF)
  await rendered('/booking/7')
  answer = async () => undefined
  expect(isRendered(await page('/booking/8'))).toBe(false)
  answer = () => Promise.reject(new Error('The API answered 503'))
  expect(isRendered(await page('/booking/9'))).toBe(false)
  expect(counted).not.toHaveBeenCalled()
})

it('renders nothing where rendering is switched off', async () => {
  const { shipHalf, page } = await gateway({}, { serverRendering: undefined })
  await shipHalf('1.0.0-bbbbbbbb', REMOTE_HALF)
  for (let n = 0; n < 3; n++) expect(isRendered(await page('/booking/7'))).toBe(false)
})
