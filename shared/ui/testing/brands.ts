import type { Brand } from '../src/brand/brand.ts'
import { fallbackBrand } from '../src/brand/brand.ts'

/** The two offices' brands from their tenant documents, and the default one. */
export const brands = {
  gavarres: {
    colors: {
      primary: '#a8442a',
      accent: '#2f4a36',
      background: '#faf6ef',
      surface: '#ffffff',
      text: '#221e1a',
    },
    typography: { heading_family: 'Fraunces Variable', font_family: 'Figtree Variable' },
  },
  raya: {
    colors: {
      primary: '#9a5b13',
      accent: '#3e4a1e',
      background: '#fbf7ec',
      surface: '#ffffff',
      text: '#23211a',
    },
    typography: { heading_family: 'Bricolage Grotesque Variable', font_family: 'Source Sans 3 Variable' },
  },
  fallback: fallbackBrand,
} satisfies Record<string, Brand>
