// @vitest-environment jsdom
import { brandCss, fallbackBrand } from '@sureda/ui/brand'
import { expect, it, vi } from 'vitest'
import { fetchFonts } from './fetch-fonts.ts'

it('fetches the brand’s fonts once, and not their fallbacks', () => {
  const typography = { heading_family: 'Fraunces Variable', font_family: 'Figtree Variable' }
  const css = brandCss({ ...fallbackBrand, typography })
  const families = [...css.matchAll(/font-face\{font-family:"([^"]+)"/g)].map(([, name]) => name ?? '')
  expect(families.length).toBeGreaterThan(4)
  const load = vi.fn((_family: string) => Promise.reject(new Error('offline')))
  const faces = families.map((family) => ({ family, load: () => load(family) }))
  Object.assign(document, { fonts: new Set(faces) })
  fetchFonts()
  fetchFonts()
  expect(load.mock.calls.flat().sort()).toEqual(['Figtree Variable', 'Fraunces Variable'])
})
