import type { ShellFiles } from '@sureda/build/preset/shell-files-plugin'
import { toLocale } from '@sureda/contract/locale'
import { APP_SET, OFFLINE_PACK_KINDS } from '@sureda/contract/offline'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { isFresh } from '../is-fresh.ts'
import type { GatewayOptions } from '../options.ts'
import { activeRoutes, type Registry } from '../rollout/registry.ts'
import { tenantFor } from '../tenant/tenant-for.ts'
import { themeCss } from '../tenant/theme-css.ts'
import { visitorOf } from '../visitor.ts'
import { appSetOf } from './app-set.ts'
import { type MadePack, makePack, type PackSubject } from './pack.ts'
import { packMemory } from './pack-memory.ts'

type Options = GatewayOptions & { registry: Registry; shell: () => ShellFiles }
interface PackRequest {
  Params: { kind: string; id: string }
  /** Given twice, they are lists. */
  Querystring: { lang?: string | string[]; v?: string | string[] }
}

/** Nobody in particular: packs are the same for everybody, so a shared cache may keep them. */
const EVERYBODY = { bucket: 9_999, overrides: {} }

/** What phones take along: the release set of a visitor, and packs of content. */
export const offlineRoutes: FastifyPluginAsync<Options> = async (app, options) => {
  const packs = packMemory()

  app.get(APP_SET, async (request, reply) => {
    const { tenant, live } = await tenantFor(request, options)
    if (!live || options.development) return reply.callNotFound()
    const { overrideSecret: secret, https, shellDir, archiveDir, releases, mediaRoot } = options
    const registry = await options.registry.for(visitorOf(request, reply, tenant.id, { secret, https }))
    const shell = options.shell()
    const css = themeCss(tenant, request.log)
    const shellDirs = archiveDir ? [shellDir, archiveDir] : [shellDir]
    const set = await appSetOf({ tenant, themeCss: css, shell, shellDirs, registry, releases, mediaRoot })
    reply.header('vary', 'cookie')
    return sendFresh(request, reply, 'private, no-cache', `"${set.id}"`, JSON.stringify(set))
  })

  const packOf = async ({ params, query, host, ip, log }: FastifyRequest<PackRequest>) => {
    const tenant = await options.tenantOf(host)
    const kind = OFFLINE_PACK_KINDS.find((known) => known === params.kind)
    const locale = typeof query.lang === 'string' && toLocale(query.lang)
    if (!tenant?.known || !kind || !locale) return undefined
    return packs.get(`${tenant.id} ${kind} ${params.id} ${locale}`, () => {
      log.debug({ kind, id: params.id }, 'offline pack is made')
      return make({ tenant, kind, id: params.id, asker: { host, ip }, locale }, options)
    })
  }

  app.get<PackRequest>('/offline/packs/:kind/:id.json', async (request, reply) => {
    const made = await packOf(request)
    if (!made) return reply.callNotFound()
    return sendFresh(request, reply, 'public, no-cache', `"${made.pack.version}"`, JSON.stringify(made.pack))
  })
  app.get<PackRequest>('/offline/packs/:kind/:id/answers.json', async (request, reply) => {
    const made = await packOf(request)
    // another version by now: the phone asks for the new list first
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
