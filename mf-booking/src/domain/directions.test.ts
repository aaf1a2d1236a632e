import { expect, it } from 'vitest'
import { directionsHref } from './directions.ts'

const place = { latitude: 41.9, longitude: 2.98, name: 'Can Vilallonga' }

it('opens the map app of each kind of phone', () => {
  expect(directionsHref(place, 'Mozilla/5.0 (Linux; Android 15)')).toBe(
    'geo:41.9,2.98?q=41.9,2.98(Can%20Vilallonga)',
  )
  expect(directionsHref(place, 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)')).toBe(
    'https://maps.apple.com/?daddr=41.9,2.98',
  )
  expect(directionsHref(place, 'Mozilla/5.0 (X11; Linux x86_64)')).toContain('openstreetmap.org')
})
