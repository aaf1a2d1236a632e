import { FALLBACK_BRAND } from '@sureda/api/modules/platform/tenant/fallback-brand'
import { TENANT_FEATURES } from '@sureda/contract/codes/enums'
import type { Tenant } from '@sureda/contract/schemas/platform/tenant'

/** The product's own brand without content: shown while no tenant can be read. */
export function fallbackTenant(host: string): Tenant {
  return {
    ...FALLBACK_BRAND,
    id: '',
    industry: '',
    domain: host.replace(/:\d+$/, ''),
    locale: 'es',
    time_zone: 'Europe/Madrid',
    known: false,
    contact: { email: '', phone: '', address: '' },
    features: Object.fromEntries(TENANT_FEATURES.map((feature) => [feature, true])) as Tenant['features'],
    map: {
      center: [41.9, 2.9],
      zoom: 9,
      bounds: [
        [36, -9.5],
        [43.8, 3.4],
      ],
      layers: [],
    },
    backoffice_url: '',
    google_client_id: null,
    apple_client_id: null,
  }
}
