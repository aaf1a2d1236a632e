import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2'
import sourceSans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2'
import { type Brand, brandCss, fallbackBrand } from '../src/brand/brand.ts'
import { brands } from '../testing/brands.ts'

export const brandNames = Object.keys(brands)

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
  style.textContent = brandCss((brands as Record<string, Brand>)[name] ?? fallbackBrand, {
    fontUrl: (file) => fonts[file] ?? file,
  })
  if (scheme === 'auto') document.documentElement.removeAttribute('data-scheme')
  else document.documentElement.dataset.scheme = scheme
}
