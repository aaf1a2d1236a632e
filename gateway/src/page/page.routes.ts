import { join } from 'node:path'
import { canonicalAddress } from '@sureda/contract/remote/canonical-address'
import { OFFLINE_PAGE } from '@sureda/contract/remote/offline'
import { canonicalPath, paths } from '@sureda/contract/remote/paths'
import { LOAD_TOKEN_TIMING } from '@sureda/contract/remote/registry'
import { mediaUrl } from '@sureda/contract/schemas/fields/media-url'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { DEFAULT_ROLLBACK, type GatewayOptions } from '../options.ts'
import { signLoadToken } from '../rollout/load-token.ts'
import type { Registry, ResolvedRegistry } from '../rollout/registry.ts'
import type { Visitor } from '../rollout/resolve.ts'
import { TELEMETRY_PATH } from '../rollout/telemetry.routes.ts'
import { askedLanguage, languageInAddress, withoutLanguage } from '../search/page-language.ts'
import { tenantFor } from '../tenant/tenant-for.ts'
import { visitorOf } from '../visitor.ts'
import { CSP_REPORTS_PATH } from './csp-reports.ts'
import { agentKind } from './document/agent-kind.ts'
import type { PageDocuments } from './document/document-cache.ts'
import { sendEmptyInstallation } from './document/empty-installation.ts'
import { sendDocument } from './document/page-document.ts'
import { cachedFile } from './pictures/cached-file.ts'
import { cardBytes, cardOf } from './pictures/preview-card.ts'
import { drawSplash, splashesOf } from './pictures/splash.ts'
import { pageVariant, redirectsHome } from './redirects-home.ts'
import { webManifest } from './web-manifest.ts'

type Options = GatewayOptions & {
  registry: Registry
  documents: PageDocuments
}

/** The addresses of a brand that are neither screens nor files. */
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
      // an address in an old message redirects to the current picture
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
 * Paths below which only files are, names with an ending and hidden ones: a missing file must not be answered with
 * HTML, which its loader could not read.
 */
const FILES = /^\/(api|assets|fonts|internal|media|mf|offline|splash|telemetry)(\/|$)|\/\.|\.[a-z0-9]{2,12}$/i

/**
 * Answers every address that no route knows: with a page, a short 404 for files and calls, or a 405 for methods other
 * than GET. Addresses below `/api` have the API's own not-found handler.
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
  // every spelling leads to the canonical path of the screen
  const path = canonicalPath(asked)
  if (redirectsHome(request, path))
    return reply.header('cache-control', 'no-store').header('vary', 'cookie').redirect(paths.home(), 302)
  const { tenant, live, empty, locale } = await tenantFor(request, options, askedLanguage(request))
  if (empty) return sendEmptyInstallation(reply)
  const visitor = visitorOf(request, reply, tenant.id, {
    secret: options.overrideSecret,
    https: options.https,
  })
  const registry = await options.registry.for(visitor).catch((error: unknown) => {
    request.log.error({ err: error }, 'registry could not be read; the page goes without')
    return undefined
  })
  const document = await options.documents({
    request,
    origin: `${options.https ? 'https' : request.protocol}://${request.host}`,
    asked,
    path,
    address: canonicalAddress(asked, queryOf(withoutLanguage(request.url))),
    tenant,
    live,
    locale,
    addressLocale: languageInAddress(request.url),
    agent: agentKind(request.headers['user-agent']),
    variant: pageVariant(request),
    visitor,
    registry,
    contentVersion: (live && (await options.serverRendering?.contentVersion?.(request.host))) || '',
  })
  request.screen = document.screen
  // the stored offline page has none: its reports would arrive at any time
  if (registry && path !== OFFLINE_PAGE)
    reply.header('server-timing', loadTiming(request.ip, visitor, registry, options))
  return sendDocument(request, reply, document)
}

const queryOf = (url: string): string => url.split('?')[1] ?? ''

/** The load token of this visitor is in a header, because the page is shared by all visitors. */
function loadTiming(address: string, visitor: Visitor, { releaseIds }: ResolvedRegistry, options: Options) {
  const { tenant, bucket } = visitor
  const { windowMs: lifeMs } = options.rollback ?? DEFAULT_ROLLBACK
  const token = signLoadToken({ tenant, bucket, address, releaseIds, lifeMs }, options.overrideSecret)
  return `${LOAD_TOKEN_TIMING};desc="${token}"`
}
