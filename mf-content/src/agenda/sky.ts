import { getMoonIllumination, getTimes } from 'suncalc'

export const MOON_PHASES = [
  'new',
  'waxingCrescent',
  'firstQuarter',
  'waxingGibbous',
  'full',
  'waningGibbous',
  'lastQuarter',
  'waningCrescent',
] as const

export interface Sky {
  sunrise: Date | null
  sunset: Date | null
  moon: (typeof MOON_PHASES)[number]
  /** The lit share: 0 at new moon, 1 at full moon. */
  lit: number
  isWaxing: boolean
}

/** Sun and moon of a day (`YYYY-MM-DD`) at `[lat, lng]`; the moon is that of noon. */
export function skyOf(day: string, [latitude, longitude]: readonly [number, number]): Sky {
  const noon = new Date(`${day}T12:00:00Z`)
  const { sunrise, sunset } = getTimes(noon, latitude, longitude)
  const { phase, fraction, waxing } = getMoonIllumination(noon)
  return {
    sunrise,
    sunset,
    moon: MOON_PHASES[Math.round(phase * 8) % 8] ?? 'new',
    lit: fraction,
    isWaxing: waxing,
  }
}

/** The lit part of a moon of radius 10 around 0 0, as an SVG path: half a disc and the shadow's edge across it. */
export function moonPath(lit: number, isWaxing: boolean): string {
  const edge = (10 * (1 - 2 * lit)).toFixed(2)
  const bulge = Number(edge) < 0 ? 1 : 0
  const half = `M0-10A10 10 0 0 1 0 10A${Math.abs(Number(edge))} 10 0 0 ${bulge} 0-10Z`
  return isWaxing ? half : mirrored(edge)
}

const mirrored = (edge: string) =>
  `M0-10A10 10 0 0 0 0 10A${Math.abs(Number(edge))} 10 0 0 ${Number(edge) < 0 ? 0 : 1} 0-10Z`
