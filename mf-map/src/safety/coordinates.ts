/** An angle in degrees, minutes and seconds, with its compass letter. */
export interface Sexagesimal {
  degrees: number
  minutes: number
  /** Rounded to one decimal, which is three metres on the ground. */
  seconds: number
  side: 'N' | 'S' | 'E' | 'W'
}

export function sexagesimal(value: number, axis: 'latitude' | 'longitude'): Sexagesimal {
  const tenths = Math.round(Math.abs(value) * 36_000)
  const north = value < 0 ? 'S' : 'N'
  const east = value < 0 ? 'W' : 'E'
  return {
    degrees: Math.floor(tenths / 36_000),
    minutes: Math.floor((tenths % 36_000) / 600),
    seconds: (tenths % 600) / 10,
    side: axis === 'latitude' ? north : east,
  }
}

/** `41° 53′ 16.1″ N`. The letters are international, because O is west in Spanish and east in German. */
export function sexagesimalText(value: number, axis: 'latitude' | 'longitude'): string {
  const { degrees, minutes, seconds, side } = sexagesimal(value, axis)
  return `${degrees}° ${pad(minutes)}′ ${seconds.toFixed(1).padStart(4, '0')}″ ${side}`
}

const pad = (value: number): string => String(value).padStart(2, '0')
