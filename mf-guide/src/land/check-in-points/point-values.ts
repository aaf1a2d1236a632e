import type { CheckInPointBody, GuideCheckInPoint } from '@sureda/contract/schemas/guides/check-in-point'

/** The values of the form; `place` is null until it is set. */
export type PointValues = Omit<CheckInPointBody, 'latitude' | 'longitude'> & {
  place: { latitude: number; longitude: number } | null
}

/** Defaults of a new point: a phone under trees can still be located within 25 m. */
export const NEW_POINT: PointValues = {
  name: '',
  description: '',
  place: null,
  radius: 25,
  points: 100,
  type: 'location',
}

export const valuesOf = (point: GuideCheckInPoint): PointValues => ({
  name: point.name,
  description: point.description,
  place: { latitude: point.latitude, longitude: point.longitude },
  radius: point.radius,
  points: point.points,
  type: point.type,
})

/** The body of a save; null while name or coordinate is missing. */
export function bodyOf({ place, ...values }: PointValues): CheckInPointBody | null {
  if (!place || values.name.trim() === '') return null
  const short = (degrees: number) => Number(degrees.toFixed(6))
  return { ...values, latitude: short(place.latitude), longitude: short(place.longitude) }
}
