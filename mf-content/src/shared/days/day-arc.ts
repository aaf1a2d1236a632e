import { getTimes } from 'suncalc'

/** The daylight of one day at one place. */
export interface DayArc {
  sunrise: Date
  sunset: Date
  /** Position of the sun between sunrise (0) and sunset (1); null while it is down. */
  share: number | null
  /** Minutes until sunset; 0 while the sun is down. */
  minutesLeft: number
}

const DAY_MS = 24 * 60 * 60 * 1000

/** The daylight of today, or of tomorrow once the sun has set. Null where the sun does not rise or set. */
export function dayArc(now: Date, latitude: number, longitude: number): DayArc | null {
  const today = sunOf(now, latitude, longitude)
  const day =
    today && now >= today.sunset ? sunOf(new Date(now.getTime() + DAY_MS), latitude, longitude) : today
  if (!day) return null
  const isUp = now >= day.sunrise && now < day.sunset
  const length = day.sunset.getTime() - day.sunrise.getTime()
  return {
    ...day,
    share: isUp ? (now.getTime() - day.sunrise.getTime()) / length : null,
    minutesLeft: isUp ? Math.floor((day.sunset.getTime() - now.getTime()) / 60_000) : 0,
  }
}

function sunOf(day: Date, latitude: number, longitude: number): { sunrise: Date; sunset: Date } | null {
  const { sunrise, sunset } = getTimes(day, latitude, longitude)
  return sunrise && sunset ? { sunrise, sunset } : null
}
