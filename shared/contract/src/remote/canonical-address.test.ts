import { expect, it } from 'vitest'
import { canonicalAddress } from './canonical-address.ts'

it('reads an address as its screen does', () => {
  expect(canonicalAddress('/rutas', '')).toBe('/rutas')
  expect(canonicalAddress('/rutas', '?')).toBe('/rutas')
  expect(canonicalAddress('/rutas', 'b=2&utm_source=mail&a=1&fbclid=x&a=0')).toBe('/rutas?a=1&a=0&b=2')
  for (const added of ['gclid=1', '?utm_id=1&gad_source=2&gbraid=3', 'ttclid=1&li_fat_id=2'])
    expect(canonicalAddress('/rutas', added)).toBe('/rutas')
})
