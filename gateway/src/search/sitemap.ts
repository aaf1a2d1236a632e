import { paths } from '@sureda/contract/remote/paths'
import type { RouteContribution } from '@sureda/contract/remote/registry'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import pLimit from 'p-limit'
import { apiCallerOf } from '../answer-source.ts'
import { cachedCalls } from '../offline/cached-calls.ts'
import { addressesOf } from '../offline/pack-addresses.ts'
import type { GatewayOptions } from '../options.ts'
import { escapeHtml } from '../page/html.ts'
import { ownAddress } from '../page/path-match.ts'
import { activeRoutes, type Registry } from '../rollout/registry.ts'
import { tenantFor } from '../tenant/tenant-for.ts'
import { alternatesOf } from './page-language.ts'

type Options = GatewayOptions & { registry: Registry }

/** Addresses per file: a fifth of what search engines accept, and some 10 MB. */
const MAX_ADDRESSES = 10_000
/** Maximum files of one tenant: more than anyone's items need. */
const MAX_FILES = 50
const FRESH_MS = 600_000
const MAX_TENANTS = 200
/** Low parallelism, because search engines can wait. */
const AT_ONCE = 2

/** For search engines: `robots.txt` and every public address in every language. Unknown hosts have none. */
export const sitemapRoutes: FastifyPluginAsync<Options> = async (app, options) => {
  const known = new Map<string, { until: number; addresses: Promise<string[]> }>()

  async function addressesFor(request: FastifyRequest): Promise<string[] | undefined> {
    const { tenant, locale, live } = await tenantFor(request, options)
    if (!tenant.known || !live) return undefined
    const found = known.get(tenant.id)
    if (found && found.until > Date.now()) return found.addresses
    const registry = await options.registry.for({ tenant: tenant.id, bucket: 0, overrides: {} })
    const caller = apiCallerOf(request)
    const ask = cachedCalls({ caller, locale }, options.answers, pLimit(AT_ONCE))
    const addresses = publicAddresses(activeRoutes(registry), ask)
    known.delete(tenant.id)
    known.set(tenant.id, { until: Date.now() + FRESH_MS, addresses })
    if (known.size > MAX_TENANTS) known.delete(known.keys().next().value ?? '')
    // a temporary failure is not cached
    addresses.catch(() => known.delete(tenant.id))
    return addresses
  }

  const originOf = (request: FastifyRequest) =>
    `${options.https ? 'https' : request.protocol}://${request.host}`

  app.get('/robots.txt', async (request, reply) => {
    const { tenant } = await tenantFor(request, options)
    const map = tenant.known ? `Sitemap: ${originOf(request)}/sitemap.xml\n` : ''
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(`User-agent: *\nDisallow: /api/\nAllow: /\n${map}`)
  })
  app.get<{ Params: { part?: string } }>('/sitemap:part(.*).xml', async (request, reply) => {
    const part = /^(?:-([1-9]\d?))?$/.exec(request.params.part ?? '')
    const addresses = part && (await addressesFor(request))
    const text = addresses && sitemapText(originOf(request), addresses, part[1] ? Number(part[1]) : undefined)
    if (!text) return reply.callNotFound()
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(text)
  })
}

/** Every public address, once and in canonical form. */
async function publicAddresses(
  routes: readonly RouteContribution[],
  ask: ReturnType<typeof cachedCalls>,
): Promise<string[]> {
  const open = routes.filter(({ access }) => access === 'public')
  const found = [paths.welcome(), ...(await addressesOf(open, ask))]
  return found.filter((address) => ownAddress(address) === address)
}

/**
 * @param part number of one of several files, from 1; without it the first file: the addresses, or the index of the
 * files
 * @returns undefined if there is no such file
 */
export function sitemapText(origin: string, addresses: readonly string[], part?: number): string | undefined {
  const files = Math.min(Math.ceil(addresses.length / MAX_ADDRESSES), MAX_FILES)
  if (!part && files > 1)
    return xml(
      'sitemapindex',
      '',
      Array.from(
        { length: files },
        (_, index) => `<sitemap>${loc(`${origin}/sitemap-${index + 1}.xml`)}</sitemap>`,
      ),
    )
  if (part && (files === 1 || part > files)) return undefined
  const first = ((part ?? 1) - 1) * MAX_ADDRESSES
  return xml(
    'urlset',
    ' xmlns:xhtml="http://www.w3.org/1999/xhtml"',
    addresses.slice(first, first + MAX_ADDRESSES).map((address) => {
      const links = alternatesOf(`${origin}${address}`).map(
        ({ language, href }) =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}"/>`,
      )
      return `<url>${loc(`${origin}${address}`)}${links.join('')}</url>`
    }),
  )
}

const loc = (address: string) => `<loc>${escapeHtml(address)}</loc>`

const xml = (root: string, more: string, lines: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${more}>
${lines.join('\n')}
</${root}>
`
