import { setTimeout as wait } from 'node:timers/promises'
import type { ShellFiles } from '@sureda/build/preset/shell-files-plugin'
import type { Locale } from '@sureda/contract/codes/locale'
import type { BootDocument } from '@sureda/contract/remote/registry'
import type { PageVariant } from '@sureda/contract/remote/server-render'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { apiCallerOf } from '../answer-source.ts'
import type { GatewayOptions } from '../options.ts'
import type { AgentKind } from '../page/document/agent-kind.ts'
import { type Preloads, sheetsOf } from '../page/preloads.ts'
import type { Registry, ResolvedRegistry } from '../rollout/registry.ts'
import type { Visitor } from '../rollout/resolve.ts'
import { serverFaults } from '../rollout/server-faults.ts'
import { minuteOf, pageCache } from './page-cache.ts'
import { type PageContent, pageRenderer, ServerFault } from './rendered-page.ts'
import { renderedScreen } from './rendered-screen.ts'
import { createRenderer } from './renderer.ts'
import { warmUp } from './warm-up.ts'

/** After this time the page is sent without content. */
const CONTENT_WAIT_MS = 150

interface Wanted {
  request: FastifyRequest
  origin: string
  /** The requested path, and the canonical path of its screen. */
  asked: string
  path: string
  /** The requested path and query, without language and parameters that other sites add. */
  address: string
  locale: Locale
  agent: AgentKind
  variant: PageVariant
  visitor: Visitor
  boot: BootDocument
  registry: ResolvedRegistry
  shell: ShellFiles
  preloads: Preloads
  /** Parameters known beside the path. */
  words: Readonly<Record<string, string>>
  contentVersion: string
  /** Waits for this minute's content. */
  isUpdate?: boolean
}

/** The page's content; `never` if the phone renders this page, `not now` if the content is late or failed. */
export type ContentRenderer = (wanted: Wanted) => Promise<PageContent | 'never' | 'not now'>

/** Renders pages for this gateway until it closes. */
export function contentRenderer(
  app: FastifyInstance,
  options: GatewayOptions & { registry: Registry; shell: () => ShellFiles },
): ContentRenderer {
  const { serverRendering, releases, shellDir } = options
  // a development or bundled build has no server half
  if (serverRendering === undefined || options.development || options.bundled) return async () => 'never'
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
  const { contentWaitMs = CONTENT_WAIT_MS } = serverRendering

  return async ({ request, visitor, isUpdate = false, ...wanted }) => {
    const { asked, path, address, boot, registry, shell, variant } = wanted
    if (shell.server === undefined || !wanted.agent.isRendered) return 'never'
    // a staff override, a second address of the screen, an unknown host
    if (Object.keys(visitor.overrides).length > 0 || asked !== path || !boot.live || !boot.tenant.known)
      return 'never'
    const screen = renderedScreen(path, registry, wanted.words, variant)
    if (!screen) return 'never'
    // few visitors share other filters and open sheets, and much of their content is on the phone
    if (address !== path && !screen.queries.includes(address.slice(path.length + 1))) return 'never'
    const page = {
      screen,
      address,
      minute: minuteOf(Date.now()),
      locale: wanted.locale,
      variant,
      boot,
      registry,
      shell,
      sheets: sheetsOf(shell, wanted.preloads),
      origin: wanted.origin,
      caller: apiCallerOf(request),
      contentVersion: wanted.contentVersion,
    }
    const rendering = cache.get(page, isUpdate).catch((error: unknown) => {
      if (!(error instanceof ServerFault))
        request.log.error({ err: error }, 'page could not be rendered; it goes out without its content')
      // an update is made before a visitor needs it, so its failure is not counted
      else if (!isUpdate) onFault(error, visitor, request)
      return undefined
    })
    if (isUpdate) return (await rendering) ?? 'not now'
    // no visitor waits until the scripts of a release are compiled
    if (!pages.isWarm(page) && !cache.has(page)) {
      warming.startIfRested()
      return 'not now'
    }
    const waiting = new AbortController()
    const rendered = await Promise.race([
      rendering,
      wait(contentWaitMs, undefined, { signal: waiting.signal }).catch(() => undefined),
    ])
    waiting.abort()
    return rendered ?? 'not now'
  }
}
