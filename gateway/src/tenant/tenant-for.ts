import { acceptedLanguages } from '@sureda/api/modules/platform/tenant/request-locale'
import { DEFAULT_LOCALE, firstLocale, type Locale } from '@sureda/contract/codes/locale'
import type { Tenant } from '@sureda/contract/schemas/platform/tenant'
import type { FastifyRequest } from 'fastify'
import type { GatewayOptions } from '../options.ts'
import { fallbackTenant } from './fallback-tenant.ts'

/** The tenant of the host; the bare fallback brand when there is no database to ask, so that a page still says what is the matter. `wanted` goes before the languages of the browser. */
export async function tenantFor(
  request: FastifyRequest,
  { tenantOf }: Pick<GatewayOptions, 'tenantOf'>,
  wanted?: Locale,
): Promise<{ tenant: Tenant; live: boolean; locale: Locale }> {
  const asked = wanted ?? firstLocale(acceptedLanguages(request.headers['accept-language']))
  try {
    const tenant = await tenantOf(request.host, asked)
    // the one who asks for no language gets the one its texts are written in
    if (tenant)
      return { tenant, live: true, locale: asked ?? (tenant.known ? tenant.locale : DEFAULT_LOCALE) }
  } catch (error) {
    request.log.error({ err: error }, 'tenant could not be read; the page shows the fallback brand')
  }
  return { tenant: fallbackTenant(request.host), live: false, locale: asked ?? DEFAULT_LOCALE }
}
