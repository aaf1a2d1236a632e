import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { ShellFiles } from '@sureda/build/preset/shell-files-plugin'
import { sha384 } from '@sureda/build/release'
import type { BootDocument, RegistryDocument, RouteContribution } from '@sureda/contract/remote/registry'
import type { FastifyInstance, FastifyServerOptions, LightMyRequestResponse } from 'fastify'
import type { GatewayOptions, ServerRendering } from '../options.ts'
import type { ServerScript } from '../render/render-messages.ts'
import type { RenderJob } from '../render/renderer.ts'
import { promoted, type Rollout } from '../rollout/rollout.ts'
import { aRelease, aShell, aTenant } from './fixtures.ts'
import { testGateway } from './test-gateway.ts'

let halves = 0

/** A shell's server half whose `renderPage(request)` has this body; `page(html)` is a page with only this content. */
export const halfOf = (body: string): ServerScript => ({
  address: `/server/half.${++halves}.js`,
  source: `globalThis.renderPage = async (request) => {
    const page = (html) => ({ html, styles: '', head: null, answers: {} })
    ${body}
  }`,
})

/** A job for the renderer with the least that a script needs. */
export function aRenderJob(change: {
  shell: ServerScript
  remotes?: ServerScript[]
  tenant?: string
  address?: string
  files?: Record<string, string>
}): RenderJob {
  const { shell, remotes = [], tenant = 'gavarres', address = '/inicio', files = {} } = change
  const boot = { tenant: aTenant({ id: tenant }) } as BootDocument
  return {
    tenant,
    shell,
    remotes,
    request: {
      origin: 'http://gavarres.localhost',
      address,
      locale: 'ca',
      variant: 'guest',
      boot,
      registry: {} as RegistryDocument,
      minute: 0,
      files,
    },
  }
}

const HOST = 'gavarres.localhost:4000'
export const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1'
/** Long limits, because no test waits for a time: what must end reports its end. */
const UNHURRIED = { firstMs: 60_000, laterMs: 60_000, contentWaitMs: 60_000 }

/** A shell that renders the output of the remote's half for the item of the address. */
const SHELL_HALF = `globalThis.renderPage = async (request) => {
  const { base, manifest: { metaData } } = request.registry.remotes['mf-booking']
  runScript(base + metaData.ssrRemoteEntry.name)
  const words = await (await fetch(base + 'locales/' + request.locale + '.00000000.json')).json()
  const call = Object.keys(request.files).find((address) => address.startsWith('/api/'))
  const item = await (await fetch(call)).json()
  const html = globalThis[metaData.globalName]({ request, words, item: item.data })
  return { html, styles: '[data-style="0"]{top:0}', head: item.data.head ?? { title: 'Walk', description: 'Along', image: '', imageAlt: '', structuredData: [{ '@type': 'Event', name: '</script>' }] }, answers: { [call]: '' } }
}`

/** Renders title, language, tenant and the number of pages that it has rendered. */
export const REMOTE_HALF = `({ request, words, item }) => {
  globalThis.times = (globalThis.times ?? 0) + 1
  return '<main class="used"><h1>' + item.title + '</h1><p>' + words.title + request.locale + request.boot.tenant.id + request.address + '</p><i>' + globalThis.times + '</i></main>'
}`

export interface RenderingGateway {
  app: FastifyInstance
  options: GatewayOptions
  /**
   * Ships a release of mf-booking with this server half and changes the rollout with it.
   *
   * @param more of `aRenderedRelease`
   */
  shipHalf(
    version: string,
    source: string | undefined,
    roll?: (rollout: Rollout, version: string) => Rollout,
    more?: HalfOptions,
  ): Promise<void>
  /** Requests a page like a phone. */
  page(url: string, headers?: Record<string, string>, remoteAddress?: string): Promise<LightMyRequestResponse>
  /** The page after the renderer has rendered one with these scripts. */
  rendered(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>
}

/** A folder like `shell/dist` with a server half. */
export function aRenderingShell(): string {
  const shellDir = aShell()
  const half = Buffer.from(SHELL_HALF)
  const record = JSON.parse(readFileSync(path.join(shellDir, 'shell.json'), 'utf8')) as ShellFiles
  const files: Record<string, string> = {
    'server/half.99999999.js': SHELL_HALF,
    'assets/css/main.cccccccc.css': '@layer ui,remote;@layer ui{.used{color:red}.unused{color:blue}}',
    'assets/css/card.eeeeeeee.css': '.card{top:0}',
    ...Object.fromEntries(Object.values(record.locales).map((file) => [file, '{}'])),
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(shellDir, file)), { recursive: true })
    writeFileSync(path.join(shellDir, file), text)
  }
  const server = 'server/half.99999999.js'
  const integrity = { ...record.integrity, [server]: sha384(half) }
  writeFileSync(path.join(shellDir, 'shell.json'), JSON.stringify({ ...record, server, integrity }))
  return shellDir
}

export interface HalfOptions {
  built?: string | undefined
  route?: Partial<RouteContribution>
  bend?: (release: ReturnType<typeof aRelease>) => void
}

/**
 * A release of mf-booking with this server half.
 *
 * @param more `built`: content of its hash; `route`: further declarations of its routes; `bend`: damages the release
 */
export function aRenderedRelease(
  version: string,
  source: string | undefined,
  { built = source, route = {}, bend = () => {} }: HalfOptions = {},
): ReturnType<typeof aRelease> {
  const { record, files } = aRelease('mf-booking', version)
  const name = 'server/half.88888888.js'
  const script = (text: string | undefined) =>
    `globalThis['${record.manifest.metaData.globalName}'] = ${text}`
  if (source !== undefined) {
    files.set(name, Buffer.from(script(source)))
    record.manifest.metaData.ssrRemoteEntry = { name, path: '', type: 'var' }
    record.integrity[name] = sha384(Buffer.from(script(built)))
  }
  const { routes } = record.contributes
  const [first] = routes
  // one call of the contract with the same answer for everyone, and one with a personal answer
  if (first)
    for (const kind of ['stories', 'games'])
      routes.push({ ...first, path: `/${kind}/:id`, preloadApi: [`/api/v1/${kind}/:id`] })
  for (const declared of routes) Object.assign(declared, { server: true, ...route })
  bend({ record, files })
  files.set('release.json', Buffer.from(JSON.stringify(record)))
  return { record, files }
}

/** A gateway with a shell and an mf-booking that can render `/booking/:id` on the server. */
export async function renderingGateway(
  change: Partial<ServerRendering> = {},
  more: Partial<GatewayOptions> = {},
  fastify?: FastifyServerOptions,
): Promise<RenderingGateway> {
  const shellDir = aRenderingShell()
  const answers = more.answers ?? (async ({ host }, call) => `{"data":{"title":"${host} ${call} <b>"}}`)
  const { app, options } = await testGateway(
    { shellDir, serverRendering: { answers, ...UNHURRIED, ...change }, ...more },
    fastify,
  )

  const shipHalf: RenderingGateway['shipHalf'] = async (version, source, roll = promoted, more = {}) => {
    const { files } = aRenderedRelease(version, source, more)
    await options.releases.put('mf-booking', version, files)
    const event = { action: 'test', version, actor: 'test', reason: null }
    await options.rollouts.change('mf-booking', event, (rollout) => roll(rollout, version))
    app.registry.refresh()
  }
  const page: RenderingGateway['page'] = (url, headers = {}, remoteAddress = '10.0.0.1') =>
    app.inject({
      url,
      remoteAddress,
      headers: { host: HOST, 'user-agent': PHONE, 'accept-language': 'ca', ...headers },
    })
  const rendered: RenderingGateway['rendered'] = async (url, headers) => {
    for (;;) {
      const answer = await page(url, headers)
      if (answer.body.includes('data-rendered')) return answer
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  return { app, options, shipHalf, page, rendered }
}
