import { expect, it } from 'vitest'
import { directionsTo } from './directions.ts'

const place = { latitude: 41.9, longitude: 2.98, name: 'Can Vilallonga' }

it('opens the map app of each kind of phone', () => {
  expect(directionsTo(place, 'Mozilla/5.0 (Linux; Android 15)').href).toBe(
    'geo:41.9,2.98?q=41.9,2.98(Can%20Vilallonga)',
  )
  expect(directionsTo(place, 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)').href).toBe(
    'https://maps.apple.com/?daddr=41.9,2.98',
  )
  expect(directionsTo(place, 'Mozilla/5.0 (X11; Linux x86_64)').href).toContain('openstreetmap.org')
})

it('opens a new tab for a web page, none for an app', () => {
  expect(directionsTo(place, 'Mozilla/5.0 (Linux; Android 15)').target).toBeUndefined()
  expect(directionsTo(place, 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)').target).toBe('_blank')
})

it('removes brackets of a name from the label', () => {
  expect(directionsTo({ ...place, name: 'Dolmen (ruta 2)' }, 'Android').href).toBe(
    'geo:41.9,2.98?q=41.9,2.98(Dolmen%20%20ruta%202)',
  )
})
