import { makeGuideCheckInPoint } from '@sureda/testing/agency-factories'
import { expect, it } from 'vitest'
import { bodyOf, NEW_POINT, valuesOf } from './point-values.ts'

const place = { latitude: 41.123_456_789, longitude: 2.5 }

it('has nothing to send without a name or a place', () => {
  expect(bodyOf({ ...NEW_POINT, place })).toBeNull()
  expect(bodyOf({ ...NEW_POINT, place, name: '  ' })).toBeNull()
  expect(bodyOf({ ...NEW_POINT, name: 'Font' })).toBeNull()
})

it('sends a place to a tenth of a metre', () => {
  expect(bodyOf({ ...NEW_POINT, place, name: 'Font' })).toMatchObject({ latitude: 41.123457, longitude: 2.5 })
})

it('sends back what was read', () => {
  const point = makeGuideCheckInPoint()
  const { name, description, radius, points, type, latitude, longitude } = point
  expect(bodyOf(valuesOf(point))).toEqual({ name, description, radius, points, type, latitude, longitude })
})
