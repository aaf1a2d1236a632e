import { compressAnswers } from '@sureda/api/compression/compress-answers'
import { installAnswerDeadline } from '@sureda/api/plugins/answer-deadline'
import { StorageError } from '@sureda/api/storage/storage-error'
import { canonicalPath } from '@sureda/contract/remote/paths'
import type { FastifyError, FastifyPluginAsync } from 'fastify'
import fp from 'fastify-plugin'
import { ApiBusy } from './answer-source.ts'
import { offlineRoutes } from './offline/offline.routes.ts'
import type { GatewayOptions } from './options.ts'
import { appleReturn } from './page/apple-return.ts'
import { permissionsPolicy, securityHeaders } from './page/csp.ts'
import { cspReportRoutes } from './page/csp-reports.ts'
import { pageDocuments } from './page/document/document-cache.ts'
import { pageOrNotFound, pageRoutes } from './page/page.routes.ts'
import { noticePictures } from './page/pictures/notice-pictures.ts'
import { releaseRoutes } from './releases/release.routes.ts'
import { contentRenderer } from './render/content-renderer.ts'
import { registryRoutes } from './rollout/registry.routes.ts'
import { createRegistry, type Registry } from './rollout/registry.ts'
import { telemetryRoutes } from './rollout/telemetry.routes.ts'
import { securityTxt } from './search/security-txt.ts'
import { sitemapRoutes } from './search/sitemap.ts'
import { shellReader } from './static/shell-files.ts'
import { staticRoutes } from './static/static.routes.ts'

declare module 'fastify' {
  interface FastifyInstance {
    registry: Registry
  }
}

/**
 * Everything except the API: pages, registry, releases, static files, telemetry. `app.registry` allows the process to
 * add it to its readiness checks and to apply a rollout change at once.
 */
const pathnameOf = (url: string) => canonicalPath(url.split('?')[0] ?? '/')

const plugin: FastifyPluginAsync<GatewayOptions> = async (app, options) => {
  const registry = createRegistry({
    rollouts: options.rollouts,
    releases: options.releases,
    shellApi: options.shellApi,
    log: app.log,
    live: options.development,
  })
  app.decorate('registry', registry)
  installAnswerDeadline(app, options.answerWithinMs)
  // before the routes: those registered earlier would use Fastify's default, which exposes error messages
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    // a store that does not answer may recover soon
    const status = error instanceof StorageError ? 503 : (error.statusCode ?? 500)
    // an overloaded API refuses many calls at once, and a stack trace for each would be more load
    if (error instanceof ApiBusy) request.log.warn(error.message)
    else if (status >= 500) request.log.error({ err: error }, 'gateway fault')
    // a route may already have set a year of caching
    reply.code(status).header('cache-control', 'no-store')
    // the API has no time for a pack now
    if (status === 503) return reply.header('retry-after', '5').send({ code: 'busy' })
    return reply.send({ code: status >= 500 ? 'internal' : 'malformed' })
  })
  if (!app.hasPlugin('compress-answers')) await app.register(compressAnswers)
  const headers = securityHeaders(options)
  app.addHook('onSend', async (request, reply) => {
    if (!reply.hasHeader('permissions-policy'))
      reply.header('permissions-policy', permissionsPolicy(pathnameOf(request.url)))
    for (const [name, value] of Object.entries(headers)) if (!reply.hasHeader(name)) reply.header(name, value)
  })
  const shell = shellReader(options.shellDir, options.development === true)
  await app.register(releaseRoutes, options)
  await app.register(registryRoutes, { ...options, registry })
  await app.register(telemetryRoutes, { ...options, registry })
  await app.register(cspReportRoutes)
  await app.register(staticRoutes, options)
  const renderContent = contentRenderer(app, { ...options, registry, shell })
  const pages = {
    ...options,
    registry,
    shell,
    documents: pageDocuments({ ...options, shell, renderContent }),
  }
  await app.register(offlineRoutes, pages)
  await app.register(appleReturn)
  await app.register(pageRoutes, pages)
  await app.register(sitemapRoutes, pages)
  await app.register(securityTxt, options)
  await app.register(noticePictures, options)
  app.setNotFoundHandler(pageOrNotFound(pages))
}

export const gatewayPlugin = fp(plugin, { name: 'gateway' })
