import type { Db } from '../database/database.ts'
import { saveTenant } from '../modules/platform/tenant/save-tenant.ts'
import type { TenantDocument } from '../modules/platform/tenant/tenant.tables.ts'

const localized = (text: string) => ({
  es: `${text} (es)`,
  ca: `${text} (ca)`,
  en: `${text} (en)`,
  fr: `${text} (fr)`,
  de: `${text} (de)`,
  nl: `${text} (nl)`,
})

/** A complete tenant document; only the fields that tests need differ between tenants. */
export const testTenantDocument = (claim: string): TenantDocument => ({
  claim: localized(claim),
  industry: 'cork-tourism',
  theme: { primary_color: '#A8442A', accent_color: '#2F4A36', font_family: 'Figtree Variable' },
  contact: { email: 'hello@example.test', phone: '+34 600 000 000', address: 'Plaça 1' },
  features: {
    experiences: true,
    routes: true,
    story_tours: true,
    events: true,
    accommodations: true,
    restaurants: true,
    groups: true,
    reservations: true,
    notifications: true,
    guide_management: true,
    operator_management: true,
    rewards: true,
  },
  branding: {
    logo: { default: 'x/logo.svg', dark: 'x/logo-dark.svg', light: 'x/logo-light.svg' },
    colors: {
      primary: '#A8442A',
      secondary: '#2F4A36',
      accent: '#2F4A36',
      background: '#FAF6EF',
      surface: '#FFFFFF',
      text: '#221E1A',
      border: '#D9CFC0',
    },
    typography: { font_family: 'Figtree Variable', heading_family: 'Fraunces Variable', font_weight: 400 },
    favicon: { ico: 'x/favicon.ico', png: 'x/favicon.png', svg: 'x/favicon.svg' },
  },
  map: {
    center: [41.9, 2.9],
    zoom: 11,
    bounds: [
      [41.7, 2.7],
      [42.1, 3.2],
    ],
    layers: [],
  },
  backoffice_url: 'https://backoffice.example.test',
})

/** The two tenants of the product, with their hosts: `gavarres.localhost` and `localhost`, `raya.localhost`. */
export async function seedTenants(db: Db): Promise<void> {
  await saveTenant(db, {
    id: 'gavarres',
    name: 'Suro Viu',
    locale: 'ca',
    domains: ['gavarres.localhost', 'localhost'],
    document: testTenantDocument('Suro'),
  })
  await saveTenant(db, {
    id: 'raya',
    name: 'Raya Corchera',
    locale: 'es',
    domains: ['raya.localhost'],
    document: testTenantDocument('Raya'),
  })
}
