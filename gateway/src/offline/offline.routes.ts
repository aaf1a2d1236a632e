import { acceptedEncoding } from '@sureda/api/compression/accepted-encoding'
import { isFresh } from '@sureda/api/http/is-fresh'
import type { ShellFiles } from '@sureda/build/preset/shell-files-plugin'
import { toLocale } from '@sureda/contract/codes/locale'
import { APP_SET, FILE_BUNDLES, OFFLINE_PACK_KINDS } from '@sureda/contract/remote/offline'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { apiCallerOf } from '../answer-source.ts'
import type { GatewayOptions } from '../options.ts'
import { activeRoutes, type Registry } from '../rollout/registry.ts'
import { askedLanguage } from '../search/page-language.ts'
import { tenantFor } from '../tenant/tenant-for.ts'
import { themeCss } from '../tenant/theme-css.ts'
import { visitorOf } from '../visitor.ts'
import { appSetOf, filesOf, type SetParts } from './app-set.ts'
import { bundlesOf, makeBundle } from './bundle.ts'
import { bundleMemory } from './bundle-memory.ts'
import { type MadePack, makePack, type PackSubject } from './pack.ts'
import { packMemory } from './pack-memory.ts'

type Options = GatewayOptions & { registry: Registry; shell: () => ShellFiles }
interface PackRequest {
  Params: { kind: string; id: string }
  /** Repeated parameters are arrays. */
  Querystring: { lang?: string | string[]; v?: string | string[] }
}

/** An anonymous visitor: packs are the same for everyone, so that shared caches may store them. */
const EVERYBODY = { bucket: 9_999, overrides: {} }

/** Downloads for phones: the visitor's release set, and packs of content. */
export const offlineRoutes: FastifyPluginAsync<Options> = async (app, options) => {
  const packs = packMemory()
  const bundles = bundleMemory()

  const partsFor = async (request: FastifyRequest, reply: FastifyReply): Promise<SetParts | undefined> => {
    // in the language of the stored page: the tenant's texts are part of the set's id
    const { tenant, live } = await tenantFor(request, options, askedLanguage(request))
    if (!live || options.development) return undefined
    const { overrideSecret: secret, https, shellDir, archiveDir, releases, mediaRoot } = options
    const registry = await options.registry.for(visitorOf(request, reply, tenant.id, { secret, https }))
    const shell = options.shell()
    const css = themeCss(tenant, request.log)
    const shellDirs = archiveDir ? [shellDir, archiveDir] : [shellDir]
    return { tenant, themeCss: css, shell, shellDirs, registry, releases, mediaRoot }
  }

  app.get(APP_SET, async (request, reply) => {
    const parts = await partsFor(request, reply)
    if (!parts) return reply.callNotFound()
    const set = await appSetOf(parts)
    reply.header('vary', 'cookie')
    return sendFresh(request, reply, 'private, no-cache', `"${set.id}"`, JSON.stringify(set))
  })

  app.get<{ Params: { id: string } }>(`${FILE_BUNDLES}:id`, async (request, reply) => {
    const { id } = request.params
    const make = async () => {
      const parts = await partsFor(request, reply)
      const { rest = [] } = parts ? await filesOf(parts) : {}
      const bundle = bundlesOf(rest).find(({ url }) => url === FILE_BUNDLES + id)
      return bundle && makeBundle(rest.slice(bundle.from, bundle.from + bundle.count))
    }
    const made = await bundles.get(id, make)
    // the set has changed: the phone fetches its files one by one
    if (!made) return reply.callNotFound()
    // every browser accepts one of them; other clients get gzip, which all can decode
    const encoding = acceptedEncoding(request) ?? 'gzip'
    // shared caches may store it, because it is the same for everyone
    reply.removeHeader('set-cookie').header('cache-control', 'public, max-age=31536000, immutable')
    reply.header('vary', 'accept-encoding').header('content-encoding', encoding)
    return reply.type(made.type).send(made[encoding])
  })

  const packOf = async (request: FastifyRequest<PackRequest>) => {
    const { params, query, host, log } = request
    const tenant = await options.tenantOf(host)
    const kind = OFFLINE_PACK_KINDS.find((known) => known === params.kind)
    const locale = typeof query.lang === 'string' && toLocale(query.lang)
    if (!tenant?.known || !kind || !locale) return undefined
    return packs.get(`${tenant.id} ${kind} ${params.id} ${locale}`, () => {
      log.debug({ kind, id: params.id }, 'offline pack is made')
      return make({ tenant, kind, id: params.id, caller: apiCallerOf(request), locale }, options)
    })
  }

  app.get<PackRequest>('/offline/packs/:kind/:id.json', async (request, reply) => {
    const made = await packOf(request)
    if (!made) return reply.callNotFound()
    return sendFresh(request, reply, 'public, no-cache', `"${made.pack.version}"`, JSON.stringify(made.pack))
  })
  app.get<PackRequest>('/offline/packs/:kind/:id/answers.json', async (request, reply) => {
    const made = await packOf(request)
    // the version has changed: the phone fetches the new list first
    if (!made || made.pack.version !== request.query.v) return reply.callNotFound()
    reply.header('cache-control', 'public, max-age=31536000, immutable')
    return reply.type('application/json; charset=utf-8').send(made.answers)
  })
}

async function make(
  subject: PackSubject,
  { registry, answers, mediaRoot }: Options,
): Promise<MadePack | undefined> {
  const resolved = await registry.for({ tenant: subject.tenant.id, ...EVERYBODY })
  return makePack(subject, { answers, routes: activeRoutes(resolved), mediaRoot })
}

function sendFresh(request: FastifyRequest, reply: FastifyReply, cache: string, etag: string, body: string) {
  reply.header('cache-control', cache).header('etag', etag)
  if (isFresh(request, etag)) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(body)
}
