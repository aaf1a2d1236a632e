import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2'
import sourceSans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2'
import { type Brand, brandCss, fallbackBrand } from '../src/brand.ts'

/** The two offices' looks as their tenant documents say them, and the house's own. */
export const brands: Record<string, Brand> = {
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
}

const fonts: Record<string, string> = {
  'fraunces-latin-wght-normal.woff2': fraunces,
  'figtree-latin-wght-normal.woff2': figtree,
  'bricolage-grotesque-latin-wght-normal.woff2': bricolage,
  'source-sans-3-latin-wght-normal.woff2': sourceSans,
}

export function applyBrand(name: string, scheme: string) {
  const style =
    document.querySelector('style[data-brand]') ?? document.head.appendChild(document.createElement('style'))
  style.setAttribute('data-brand', name)
  style.textContent = brandCss(brands[name] ?? fallbackBrand, { fontUrl: (file) => fonts[file] ?? file })
  if (scheme === 'auto') document.documentElement.removeAttribute('data-scheme')
  else document.documentElement.dataset.scheme = scheme
}
