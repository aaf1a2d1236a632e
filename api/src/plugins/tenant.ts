import { DEFAULT_LOCALE } from '@sureda/contract/codes/locale'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { withTenant } from '../database/with-tenant.ts'
import { AppError } from '../errors/app-error.ts'
import { normaliseHost } from '../modules/platform/tenant/host.ts'
import { askedLocale } from '../modules/platform/tenant/request-locale.ts'
import type { RequestTenant, TenantDirectory } from '../modules/platform/tenant/tenant-directory.ts'
import { isContent } from './content-cache.ts'

/** Finds tenant and language of a request, and refuses headers that name another tenant. */
export function installTenant(scope: FastifyInstance, directory: TenantDirectory): void {
  scope.decorateRequest('inTenant', async function inTenant<
    T,
  >(this: FastifyRequest, fn: Parameters<typeof withTenant<T>>[2]) {
    const { db, database } = this.server
    const read = isReplicable(this) ? await database.replica?.read(this.tenant, fn) : undefined
    return read ? read.value : withTenant(db, this.tenant.id, fn)
  })

  scope.decorateRequest('locale', DEFAULT_LOCALE)
  scope.decorateRequest('tenant')

  scope.addHook('onRequest', async (request, reply) => {
    const asked = askedLocale(request.headers)
    request.locale = asked ?? DEFAULT_LOCALE
    const tenant = await directory.byHost(request.host)
    if (!tenant) throw new AppError('unknown_tenant', 'no tenant has been imported yet')
    request.tenant = tenant
    request.tenantId = tenant.id
    request.locale = asked ?? tenant.locale
    reply.header('content-language', request.locale)
    if (request.is404) return
    await checkHints(request, tenant, directory)
    const { access, unknownHost } = request.routeOptions.config
    const isPublicRead = access === 'public' && (request.method === 'GET' || request.method === 'HEAD')
    if (!tenant.known && !isPublicRead && unknownHost !== 'allow') {
      throw new AppError('unknown_tenant', `host ${tenant.host} belongs to no tenant`)
    }
  })

  scope.addHook('onSend', async (request) => {
    if (request.routeOptions.config.changes === 'content') directory.forget()
  })
}

/**
 * Content that is cached by its version alone may come from a replica: it is the same for every caller and contains no
 * seats.
 */
const isReplicable = (request: FastifyRequest) => isContent(request) && !request.routeOptions.config.seats

const single = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header)

/** The tenant comes from the host; headers may only repeat it. */
async function checkHints(request: FastifyRequest, tenant: RequestTenant, directory: TenantDirectory) {
  const id = single(request.headers['x-tenant-id'])
  const domain = single(request.headers['x-tenant-domain'])
  if (id && id !== tenant.id) throw mismatch(`X-Tenant-Id ${id.slice(0, 40)}`, tenant)
  if (!domain || normaliseHost(domain) === tenant.host) return
  const named = await directory.byHost(domain)
  if (named?.id !== tenant.id || named.known !== tenant.known) {
    throw mismatch(`X-Tenant-Domain ${domain.slice(0, 80)}`, tenant)
  }
}

const mismatch = (hint: string, tenant: RequestTenant) =>
  new AppError('tenant_header_mismatch', `${hint} does not agree with host ${tenant.host}`)
