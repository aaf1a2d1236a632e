import { setTimeout as wait } from 'node:timers/promises'
import type { ShellFiles } from '@sureda/build/preset/shell-files-plugin'
import type { Locale } from '@sureda/contract/codes/locale'
import type { BootDocument } from '@sureda/contract/remote/registry'
import type { PageVariant } from '@sureda/contract/remote/server-render'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isbot } from 'isbot'
import type { GatewayOptions } from '../options.ts'
import { pageVariant } from '../page/led-home.ts'
import { type Preloads, sheetsOf } from '../page/preloads.ts'
import type { Registry, ResolvedRegistry } from '../rollout/registry.ts'
import type { Visitor } from '../rollout/resolve.ts'
import { serverFaults } from '../rollout/server-faults.ts'
import { withoutLanguage } from '../search/page-language.ts'
import { canonicalAddress, minuteOf, pageCache } from './page-cache.ts'
import { type PageContent, pageRenderer, ServerFault } from './rendered-page.ts'
import { renderedScreen } from './rendered-screen.ts'
import { createRenderer } from './renderer.ts'
import { warmUp } from './warm-up.ts'

/** A page goes out without its content rather than later than this. */
const PATIENCE_MS = 150

interface Wanted {
  request: FastifyRequest
  origin: string
  path: string
  locale: Locale
  visitor: Visitor
  boot: BootDocument
  registry: ResolvedRegistry
  shell: ShellFiles
  preloads: Preloads
  /** What the page knows beside its path. */
  words: Readonly<Record<string, string>>
}

/** The page with its content, where the server renders it; undefined where it goes out without. */
export type ContentRenderer = (
  wanted: Wanted,
) => Promise<(PageContent & { variant: PageVariant }) | undefined>

/** Renders pages for this gateway until it closes. */
export function contentRenderer(
  app: FastifyInstance,
  options: GatewayOptions & { registry: Registry; shell: () => ShellFiles },
): ContentRenderer {
  const { serverRendering, releases, shellDir } = options
  // a development or bundled build has one half only
  if (serverRendering === undefined || options.development || options.bundled) return async () => undefined
  const renderer = createRenderer(serverRendering)
  const pages = pageRenderer({ renderer, releases, shellDir, answers: serverRendering.answers })
  const warming = warmUp(app, options, pages)
  app.addHook('onListen', async () => warming.start())
  options.registry.onRefresh(warming.start)
  app.addHook('onClose', async () => {
    await Promise.all([renderer.close(), warming.close()])
  })
  const cache = pageCache(pages.render)
  const onFault = serverFaults(options)
  const { patienceMs = PATIENCE_MS } = serverRendering

  return async ({ request, origin, path, locale, visitor, boot, registry, shell, preloads, words }) => {
    const variant = pageVariant(request)
    const [asked = '', query = ''] = splitAt(withoutLanguage(request.url), '?')
    if (shell.server === undefined || !isRenderedFor(request)) return undefined
    // a verified release of staff, another address of the screen, a brand that no one has
    if (Object.keys(visitor.overrides).length > 0 || asked !== path || !boot.live || !boot.tenant.known)
      return undefined
    const screen = renderedScreen(path, registry, words, variant)
    if (!screen) return undefined
    const address = canonicalAddress(path, query)
    // other filters and open sheets are a person's own: few share them, and much of what they show is on the phone
    if (address !== path && !screen.queries.includes(address.slice(path.length + 1))) return undefined
    const page = {
      screen,
      address,
      minute: minuteOf(Date.now()),
      locale,
      variant,
      boot,
      registry,
      shell,
      sheets: sheetsOf(shell, preloads),
      origin,
      asker: { host: request.host, ip: request.ip },
      contentVersion: (await serverRendering.contentVersion?.(request.host)) ?? '',
    }
    const rendering = cache.get(page).catch((error: unknown) => {
      if (error instanceof ServerFault) onFault(error, visitor, request)
      else request.log.error({ err: error }, 'page could not be rendered; it goes out without its content')
      return undefined
    })
    // no visitor waits for the scripts of a release to be compiled
    if (!pages.isWarm(page) && !cache.has(page)) {
      warming.startIfRested()
      return undefined
    }
    const waiting = new AbortController()
    const rendered = await Promise.race([
      rendering,
      wait(patienceMs, undefined, { signal: waiting.signal }).catch(() => undefined),
    ])
    waiting.abort()
    return rendered && { ...rendered, variant }
  }
}

/** Phones, tablets and readers of pages. A desktop browser is led to another screen, and only it knows how wide it is. */
function isRenderedFor({ method, headers }: FastifyRequest): boolean {
  const agent = headers['user-agent'] ?? ''
  return (
    method === 'GET' && (/Mobi|iP(hone|od|ad)|Android|Windows Phone|Opera Mini/i.test(agent) || isbot(agent))
  )
}

function splitAt(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark)
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}
