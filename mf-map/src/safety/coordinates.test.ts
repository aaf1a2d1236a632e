import { coordinatesText } from '@sureda/contract/rules/coordinates-text'
import { expect, it } from 'vitest'
import { bearing, windOf } from '../shared/geo/compass.ts'
import { sexagesimal, sexagesimalText } from './coordinates.ts'

it('writes a coordinate as maps read it', () => {
  expect(coordinatesText({ latitude: 41.8878, longitude: -7.13771 })).toBe('41.88780, -7.13771')
})

it('writes degrees, minutes and seconds with the international letters', () => {
  expect(sexagesimalText(41.8878, 'latitude')).toBe('41° 53′ 16.1″ N')
  expect(sexagesimalText(-7.1377, 'longitude')).toBe('7° 08′ 15.7″ W')
  expect(sexagesimalText(2.8752, 'longitude')).toBe('2° 52′ 30.7″ E')
})

it('carries sixty seconds over', () => {
  expect(sexagesimal(40.99999999, 'latitude')).toEqual({ degrees: 41, minutes: 0, seconds: 0, side: 'N' })
  expect(sexagesimalText(-0.0166666, 'latitude')).toBe('0° 01′ 00.0″ S')
})

it('names the compass direction of an angle', () => {
  const here = { latitude: 41.9, longitude: 3 }
  expect(bearing(here, { latitude: 42, longitude: 3 })).toBeCloseTo(0, 1)
  expect(windOf(bearing(here, { latitude: 41.9, longitude: 3.1 }))).toBe('e')
  expect(windOf(bearing(here, { latitude: 41.8, longitude: 2.87 }))).toBe('sw')
  expect(windOf(359)).toBe('n')
  expect(windOf(-45)).toBe('nw')
})
