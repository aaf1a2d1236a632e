import type { ShellFiles } from '@sureda/build/preset/shell-files-plugin'
import type { Locale } from '@sureda/contract/codes/locale'
import { APP_SET_HEADER, OFFLINE_PAGE } from '@sureda/contract/remote/offline'
import type { PageVariant } from '@sureda/contract/remote/server-render'
import type { Tenant } from '@sureda/contract/schemas/platform/tenant'
import type { FastifyRequest } from 'fastify'
import { apiCallerOf } from '../../answer-source.ts'
import { appSetId } from '../../offline/app-set.ts'
import type { GatewayOptions } from '../../options.ts'
import type { ContentRenderer } from '../../render/content-renderer.ts'
import { minuteOf } from '../../render/page-cache.ts'
import type { PageContent } from '../../render/rendered-page.ts'
import { activeRoutes, type ResolvedRegistry } from '../../rollout/registry.ts'
import type { Visitor } from '../../rollout/resolve.ts'
import { themeCss } from '../../tenant/theme-css.ts'
import { bootDocument } from '../boot-document.ts'
import { contentSecurityPolicy, REPORTING_ENDPOINTS } from '../csp.ts'
import { renderPage } from '../html.ts'
import { linkHeader } from '../link-header.ts'
import {
  brandPreview,
  headPreview,
  itemPreview,
  type LinkPreview,
  type PreviewAsked,
} from '../link-preview.ts'
import { splashTags } from '../pictures/splash.ts'
import { preloadsFor, preloadsForAnywhere } from '../preloads.ts'
import { thisWeek } from '../this-week.ts'
import type { AgentKind } from './agent-kind.ts'
import { type PageDocument, pageDocument } from './page-document.ts'

export type DocumentOptions = GatewayOptions & {
  shell: () => ShellFiles
  renderContent: ContentRenderer
}

/** A page for one kind of visitor. */
export interface PageWanted {
  request: FastifyRequest
  origin: string
  /** The requested path, and the canonical path of its screen. */
  asked: string
  path: string
  /** The requested path and query, without language and parameters that other sites add. */
  address: string
  tenant: Tenant
  /** False if the brand could not be read. */
  live: boolean
  locale: Locale
  addressLocale: Locale | undefined
  agent: AgentKind
  variant: PageVariant
  visitor: Visitor
  registry: ResolvedRegistry | undefined
  /** Changes with anything the API would answer. */
  contentVersion: string
  /** Waits for this minute's content without a limit, because no visitor waits for the page. */
  isUpdate?: boolean
}

/** @returns the page, and whether it is final: false if its content was too late */
export async function makeDocument(
  wanted: PageWanted,
  options: DocumentOptions,
): Promise<{ document: PageDocument; content: PageContent | undefined; isFinal: boolean }> {
  const { request, origin, asked, path, address, tenant, live, locale, registry } = wanted
  const shell = options.shell()
  const isAnywhere = path === OFFLINE_PAGE
  // a query may name another week
  const week = address === asked ? thisWeek(tenant.time_zone) : {}
  const needed = isAnywhere
    ? preloadsForAnywhere(shell)
    : preloadsFor(path, shell, registry, week, options.bundled)
  const preloads = options.preloads === false ? { ...needed, scripts: [], styles: [], calls: [] } : needed
  const subject = {
    tenant,
    ...apiCallerOf(request),
    origin,
    path,
    locale,
    addressLocale: wanted.addressLocale,
    nav: registry ? [...registry.records.values()].flatMap(({ contributes }) => contributes.nav) : [],
    canBeFound: tenant.known && preloads.isPublic,
    mediaRoot: options.mediaRoot,
  }
  const boot = bootDocument(tenant, live, shell, options)
  const outcome =
    registry && !isAnywhere
      ? await options.renderContent({ ...wanted, boot, registry, shell, preloads, words: week })
      : 'never'
  const content = typeof outcome === 'string' ? undefined : outcome
  const { html, sources } = renderPage({
    tenant,
    locale,
    addressLocale: wanted.addressLocale,
    boot,
    // without it the device uses the last registry it has seen
    registryText: registry?.text ?? '',
    shell,
    preloads,
    preview: content?.head ? headPreview(subject, content.head) : await previewOf(subject, wanted, options),
    themeCss: themeCss(tenant, request.log),
    splashTags: wanted.agent.isIphone ? splashTags(tenant, options.mediaRoot) : '',
    rendered: content && {
      page: content,
      facts: { address, locale, variant: wanted.variant, minute: content.minute },
    },
  })
  const policy = { tenant, host: request.host, sources, https: options.https, strict: !options.development }
  const headers = {
    'cache-control': 'private, no-cache',
    'content-language': locale,
    vary: 'accept-language, cookie, accept-encoding',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'reporting-endpoints': REPORTING_ENDPOINTS,
    'content-security-policy': contentSecurityPolicy(policy),
    ...(registry && (isAnywhere || content) ? { [APP_SET_HEADER]: appSetId(shell, registry, tenant) } : {}),
    // a page with content requests its scripts after the content
    ...(options.preloads !== false && !content ? { link: linkHeader(shell) } : {}),
  }
  const status = !registry ? 503 : preloads.screen !== undefined ? 200 : 404
  const minute = content?.minute ?? minuteOf(Date.now())
  return {
    document: pageDocument(html, { status, screen: preloads.screen, headers, minute }),
    content,
    isFinal: outcome !== 'not now',
  }
}

/** Only link previews wait for the item; people get the page at once. */
function previewOf(
  subject: PreviewAsked,
  { agent, registry }: PageWanted,
  options: DocumentOptions,
): LinkPreview | Promise<LinkPreview> {
  if (!agent.isRobot) return brandPreview(subject)
  return itemPreview(subject, options.items, registry ? activeRoutes(registry) : [])
}
