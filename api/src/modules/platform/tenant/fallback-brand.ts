import type { Tenant } from '@sureda/contract/schemas/platform/tenant'

const bark = '#7A4A2B'
const holm = '#2F4A36'
const cream = '#FAF6EF'
const ink = '#221E1A'

/** The brand of an unknown host: the product's own name and colours. */
export const FALLBACK_BRAND: Pick<Tenant, 'name' | 'claim' | 'claims' | 'theme' | 'branding'> = {
  name: 'Sureda',
  claim: null,
  claims: null,
  theme: { primary_color: bark, accent_color: holm, font_family: 'Figtree Variable' },
  branding: {
    logo: { default: '', dark: '', light: '' },
    colors: {
      primary: bark,
      secondary: holm,
      accent: holm,
      background: cream,
      surface: '#FFFFFF',
      text: ink,
      border: '#DDD2C3',
    },
    typography: { font_family: 'Figtree Variable', heading_family: 'Figtree Variable', font_weight: 400 },
    favicon: { ico: '', png: '', svg: '' },
  },
}
