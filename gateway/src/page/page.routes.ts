import { randomBytes } from 'node:crypto'
import { acceptedLanguages } from '@sureda/api/modules/tenant/request-locale'
import type { ShellFiles } from '@sureda/build/preset/shell-files-plugin'
import { DEFAULT_LOCALE, firstLocale, type Locale } from '@sureda/contract/locale'
import { mediaUrl } from '@sureda/contract/media-url'
import type { BootDocument } from '@sureda/contract/registry'
import type { Tenant } from '@sureda/contract/tenant'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { isbot } from 'isbot'
import type { GatewayOptions } from '../options.ts'
import type { Registry } from '../rollout/registry.ts'
import { sendText } from '../send-compressed.ts'
import { fallbackTenant } from '../tenant/fallback-tenant.ts'
import { themeCss } from '../tenant/theme-css.ts'
import { visitorOf } from '../visitor.ts'
import { contentSecurityPolicy } from './csp.ts'
import { renderPage } from './html.ts'
import { brandPreview, itemPreview } from './link-preview.ts'
import { preloadsFor } from './preloads.ts'
import { webManifest } from './web-manifest.ts'

type Options = GatewayOptions & { registry: Registry; shell: () => ShellFiles }

/** Every path that is no file is a page: the same shell, with what that path and that visitor need. */
export const pageRoutes: FastifyPluginAsync<Options> = async (app, options) => {
  app.get('/manifest.webmanifest', async (request, reply) => {
    const { tenant } = await tenantFor(request, options)
    return sendText(
      request,
      reply.type('application/manifest+json; charset=utf-8').header('cache-control', 'public, max-age=3600'),
      'manifest.webmanifest',
      JSON.stringify(webManifest(tenant)),
    )
  })
  app.get('/favicon.ico', async (request, reply) => {
    const { tenant } = await tenantFor(request, options)
    const { ico, png } = tenant.branding.favicon
    return ico || png ? reply.redirect(mediaUrl(ico || png), 302) : reply.code(204).send()
  })
  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send('User-agent: *\nDisallow: /api/\nAllow: /\n'),
  )
  app.get('/*', (request, reply) => sendPage(request, reply, options))
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, options: Options) {
  const path = request.url.split('?')[0] ?? '/'
  // a missing file is not a screen: an HTML answer would only confuse the loader that asked for it
  if (/\.[a-z0-9]{2,5}$/i.test(path) || path.startsWith('/api/') || path.startsWith('/mf/'))
    return reply.callNotFound()
  const { tenant, live, locale } = await tenantFor(request, options)
  const visitor = visitorOf(request, reply, tenant.id, {
    secret: options.overrideSecret,
    https: options.https,
  })
  const registry = await options.registry.for(visitor)
  const shell = options.shell()
  const needed = preloadsFor(path, shell, registry, options.bundled)
  const preloads = options.preloads === false ? { ...needed, scripts: [], styles: [], calls: [] } : needed
  const asked = {
    tenant,
    host: request.host,
    origin: `${options.https ? 'https' : request.protocol}://${request.host}`,
    path,
    locale,
  }
  // only readers of link previews wait for the item; people get the page at once
  const preview = isbot(request.headers['user-agent'])
    ? await itemPreview(asked, options.items)
    : brandPreview(asked)
  const nonce = randomBytes(16).toString('base64')
  const html = renderPage({
    tenant,
    locale,
    boot: bootDocument(tenant, live, shell, options.shellApi),
    registryText: registry.text,
    shell,
    preloads,
    preview,
    themeCss: themeCss(tenant, request.log),
    nonce,
  })
  reply
    .code(preloads.found ? 200 : 404)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'private, no-cache')
    .header('content-language', locale)
    .header('vary', 'accept-language, cookie')
    .header('cross-origin-opener-policy', 'same-origin-allow-popups')
    .header(
      'content-security-policy',
      contentSecurityPolicy(tenant, nonce, { https: options.https, strict: !options.development }),
    )
  return sendText(request, reply, 'page.html', html)
}

/** The tenant of the host; the bare fallback brand when there is no database to ask, so that a page still says what is the matter. */
async function tenantFor(
  request: FastifyRequest,
  { tenantOf }: Options,
): Promise<{ tenant: Tenant; live: boolean; locale: Locale }> {
  const asked = firstLocale(acceptedLanguages(request.headers['accept-language']))
  try {
    const tenant = await tenantOf(request.host, asked)
    if (tenant) return { tenant, live: true, locale: asked ?? DEFAULT_LOCALE }
  } catch (error) {
    request.log.error({ err: error }, 'tenant could not be read; the page shows the fallback brand')
  }
  return { tenant: fallbackTenant(request.host), live: false, locale: asked ?? DEFAULT_LOCALE }
}

function bootDocument(tenant: Tenant, live: boolean, shell: ShellFiles, shellApi: string): BootDocument {
  return {
    format: 1,
    tenant,
    host: tenant.known ? 'known' : 'unknown',
    live,
    shellApi,
    shell: {
      version: shell.version,
      locales: Object.fromEntries(
        Object.entries(shell.locales).map(([locale, file]) => [locale, `/${file}`]),
      ) as Record<Locale, string>,
    },
  }
}
