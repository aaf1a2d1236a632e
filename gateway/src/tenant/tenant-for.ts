import { acceptedLanguages } from '@sureda/api/modules/platform/tenant/request-locale'
import { DEFAULT_LOCALE, firstLocale, type Locale } from '@sureda/contract/codes/locale'
import type { Tenant } from '@sureda/contract/schemas/platform/tenant'
import type { FastifyRequest } from 'fastify'
import type { GatewayOptions } from '../options.ts'
import { fallbackTenant } from './fallback-tenant.ts'

/**
 * The tenant of the host; the fallback brand without a database, so that a page can still explain the problem. `wanted`
 * takes priority over the browser's languages. `empty`: the database could be read, and has no territory yet.
 */
export async function tenantFor(
  request: Pick<FastifyRequest, 'host' | 'log'> & {
    tenantId?: string | undefined
    headers: { 'accept-language'?: string | undefined }
  },
  { tenantOf }: Pick<GatewayOptions, 'tenantOf'>,
  wanted?: Locale,
): Promise<{ tenant: Tenant; live: boolean; empty: boolean; locale: Locale }> {
  let empty = false
  const asked = wanted ?? firstLocale(acceptedLanguages(request.headers['accept-language']))
  try {
    const tenant = await tenantOf(request.host, asked)
    request.tenantId = tenant?.id
    // without a requested language the tenant's default applies
    if (tenant)
      return { tenant, live: true, empty, locale: asked ?? (tenant.known ? tenant.locale : DEFAULT_LOCALE) }
    empty = true
  } catch (error) {
    request.log.error({ err: error }, 'tenant could not be read; the page shows the fallback brand')
  }
  return { tenant: fallbackTenant(request.host), live: false, empty, locale: asked ?? DEFAULT_LOCALE }
}
