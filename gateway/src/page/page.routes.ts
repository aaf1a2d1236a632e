import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { ShellFiles } from '@sureda/build/preset/shell-files-plugin'
import { APP_SET_HEADER, OFFLINE_PAGE } from '@sureda/contract/remote/offline'
import { canonicalPath, paths } from '@sureda/contract/remote/paths'
import type { PageHead } from '@sureda/contract/remote/server-render'
import { mediaUrl } from '@sureda/contract/schemas/fields/media-url'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { isbot } from 'isbot'
import { appSetId } from '../offline/app-set.ts'
import { DEFAULT_ROLLBACK, type GatewayOptions } from '../options.ts'
import type { ContentRenderer } from '../render/content-renderer.ts'
import { signLoadToken } from '../rollout/load-token.ts'
import { activeRoutes, type Registry, type ResolvedRegistry } from '../rollout/registry.ts'
import type { Visitor } from '../rollout/resolve.ts'
import { TELEMETRY_PATH } from '../rollout/telemetry.routes.ts'
import { askedLanguage, languageInAddress, withoutLanguage } from '../search/page-language.ts'
import { tenantFor } from '../tenant/tenant-for.ts'
import { themeCss } from '../tenant/theme-css.ts'
import { visitorOf } from '../visitor.ts'
import { bootDocument } from './boot-document.ts'
import { contentSecurityPolicy, REPORTING_ENDPOINTS } from './csp.ts'
import { CSP_REPORTS_PATH } from './csp-reports.ts'
import { renderPage } from './html.ts'
import { isLedHome } from './led-home.ts'
import { linkHeader } from './link-header.ts'
import {
  brandPreview,
  headPreview,
  itemPreview,
  type LinkPreview,
  type PreviewAsked,
} from './link-preview.ts'
import { cachedFile } from './pictures/cached-file.ts'
import { cardBytes, cardOf } from './pictures/preview-card.ts'
import { drawSplash, splashesOf, splashTags } from './pictures/splash.ts'
import { preloadsFor, preloadsForAnywhere } from './preloads.ts'
import { thisWeek } from './this-week.ts'
import { webManifest } from './web-manifest.ts'

type Options = GatewayOptions & {
  registry: Registry
  shell: () => ShellFiles
  renderContent: ContentRenderer
}

/** The few addresses of a brand that are neither screens nor files. */
export const pageRoutes: FastifyPluginAsync<Options> = async (app, options) => {
  app.get('/manifest.webmanifest', async (request, reply) => {
    const { tenant, locale } = await tenantFor(request, options)
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .header('vary', 'accept-language')
      .send(JSON.stringify(webManifest(tenant, locale)))
  })
  app.get('/favicon.ico', async (request, reply) => {
    const { tenant } = await tenantFor(request, options)
    const { ico, png } = tenant.branding.favicon
    reply.header('cache-control', 'public, max-age=86400')
    return ico || png ? reply.redirect(mediaUrl(ico || png), 302) : reply.code(204).send()
  })
  app.get<{ Params: { tenant: string; file: string } }>(
    '/link-preview/:tenant/:file',
    async (request, reply) => {
      const { tenant } = await tenantFor(request, options)
      const name = /^(.+)\.[0-9a-f]{12}\.jpg$/.exec(request.params.file)?.[1]
      const card = name && tenant.id === request.params.tenant && cardOf(tenant, name, options.mediaRoot)
      if (!card) return reply.callNotFound()
      // an old message still finds the picture of today
      if (card.href !== request.url.split('?')[0])
        return reply.header('cache-control', 'no-cache').redirect(card.href, 302)
      const bytes = await cardBytes(card, tenant.branding.colors.surface, options.cardDir)
      return reply
        .type('image/jpeg')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(bytes)
    },
  )
  app.get('/splash/*', async (request, reply) => {
    const { tenant } = await tenantFor(request, options)
    const splash = splashesOf(tenant, options.mediaRoot).find(({ href }) => href === request.url)
    if (!splash) return reply.callNotFound()
    const file = join(options.cardDir, splash.href)
    const bytes = await cachedFile(file, () => drawSplash(splash))
    return reply.type('image/png').header('cache-control', 'public, max-age=31536000, immutable').send(bytes)
  })
  app.get(OFFLINE_PAGE, (request, reply) => sendPage(OFFLINE_PAGE, request, reply, options))
}

/**
 * Paths below which only files are, names with an ending and hidden ones: a missing file is no screen, and HTML would only confuse the
 * loader that asked for it.
 */
const FILES = /^\/(api|assets|fonts|internal|media|mf|offline|splash|telemetry)(\/|$)|\/\.|\.[a-z0-9]{2,12}$/i

/**
 * Answers every address that no route knows: with a page, with a short 404 where a file or a call was asked for, with a 405 where a person
 * wants to change what can only be read. As the not-found handler it leaves addresses below `/api` to the API's own.
 */
export function pageOrNotFound(options: Options) {
  return (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?')[0] ?? '/'
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (isRead && !FILES.test(path)) return sendPage(path, request, reply, options)
    reply.header('cache-control', 'no-store')
    const isControl = path.startsWith('/internal')
    const isReport = path === TELEMETRY_PATH || path === CSP_REPORTS_PATH
    if (isReport || (!isRead && !isControl))
      return reply
        .code(405)
        .header('allow', isReport ? 'POST' : 'GET, HEAD')
        .send({ code: 'method_not_allowed' })
    return reply.code(404).send({ code: 'not_found' })
  }
}

async function sendPage(asked: string, request: FastifyRequest, reply: FastifyReply, options: Options) {
  // however it is spelled, the app leads to the one address of the screen
  const path = canonicalPath(asked)
  if (isLedHome(request, path))
    return reply.header('cache-control', 'no-store').header('vary', 'cookie').redirect(paths.home(), 302)
  const { tenant, live, locale } = await tenantFor(request, options, askedLanguage(request))
  const visitor = visitorOf(request, reply, tenant.id, {
    secret: options.overrideSecret,
    https: options.https,
  })
  const registry = await options.registry.for(visitor).catch((error: unknown) => {
    request.log.error({ err: error }, 'registry could not be read; the page goes without')
    return undefined
  })
  const shell = options.shell()
  const isAnywhere = path === OFFLINE_PAGE
  // an address that says more than its path may be about another week
  const week = withoutLanguage(request.url) === asked ? thisWeek(tenant.time_zone) : {}
  const needed = isAnywhere
    ? preloadsForAnywhere(shell)
    : preloadsFor(path, shell, registry, week, options.bundled)
  const preloads = options.preloads === false ? { ...needed, scripts: [], styles: [], calls: [] } : needed
  const addressLocale = languageInAddress(request.url)
  const subject = {
    tenant,
    host: request.host,
    ip: request.ip,
    origin: `${options.https ? 'https' : request.protocol}://${request.host}`,
    path,
    locale,
    addressLocale,
    nav: registry ? [...registry.records.values()].flatMap(({ contributes }) => contributes.nav) : [],
    canBeFound: tenant.known && preloads.isPublic,
    mediaRoot: options.mediaRoot,
  }
  const nonce = randomBytes(16).toString('base64')
  const boot = bootDocument(tenant, live, shell, options)
  const rendered =
    registry && !isAnywhere
      ? await options.renderContent({
          request,
          origin: subject.origin,
          path,
          locale,
          visitor,
          boot,
          registry,
          shell,
          preloads,
          words: week,
        })
      : undefined
  const preview = await previewOf(subject, rendered?.head, request, registry, options)
  const html = renderPage({
    tenant,
    locale,
    addressLocale,
    boot,
    // without it the device takes the last registry it has seen
    registryText: registry?.text ?? '',
    shell,
    preloads,
    preview,
    themeCss: themeCss(tenant, request.log),
    splashTags: splashTags(tenant, options.mediaRoot, request.headers['user-agent']),
    nonce,
    loadToken: isAnywhere || !registry ? undefined : loadTokenOf(request, visitor, registry, options),
    rendered: rendered && {
      page: rendered,
      facts: {
        address: withoutLanguage(request.url),
        locale,
        variant: rendered.variant,
        minute: rendered.minute,
      },
    },
  })
  reply
    .code(!registry ? 503 : preloads.found ? 200 : 404)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'private, no-cache')
    .header('content-language', locale)
    .header('vary', 'accept-language, cookie')
    .header('cross-origin-opener-policy', 'same-origin-allow-popups')
    .header('reporting-endpoints', REPORTING_ENDPOINTS)
    .header(
      'content-security-policy',
      contentSecurityPolicy(tenant, nonce, { https: options.https, strict: !options.development }),
    )
  if (isAnywhere && registry) reply.header(APP_SET_HEADER, appSetId(shell, registry, tenant))
  // a page with its content asks for its files after what they make work
  if (options.preloads !== false && !rendered) reply.header('link', linkHeader(shell, nonce))
  return reply.send(html)
}

/** What a screen says of itself, else only readers of link previews wait for the item; people get the page at once. */
function previewOf(
  subject: PreviewAsked,
  head: PageHead | null | undefined,
  request: FastifyRequest,
  registry: ResolvedRegistry | undefined,
  options: Options,
): LinkPreview | Promise<LinkPreview> {
  if (head) return headPreview(subject, head)
  if (!isbot(request.headers['user-agent'])) return brandPreview(subject)
  return itemPreview(subject, options.items, registry ? activeRoutes(registry) : [])
}

/** The page stored for places without network has none: its reports would come at any time. */
function loadTokenOf(
  request: FastifyRequest,
  visitor: Visitor,
  { releaseIds }: ResolvedRegistry,
  options: Options,
) {
  const { tenant, bucket } = visitor
  const { windowMs: lifeMs } = options.rollback ?? DEFAULT_ROLLBACK
  return signLoadToken({ tenant, bucket, address: request.ip, releaseIds, lifeMs }, options.overrideSecret)
}
