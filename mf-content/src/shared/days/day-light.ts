export const DAY_LIGHTS = ['dawn', 'day', 'dusk', 'night'] as const
export type DayLight = (typeof DAY_LIGHTS)[number]

/** The light of the home screen's landscape at an hour of the territory. */
export function dayLight(hour: number): DayLight {
  if (hour >= 6 && hour < 9) return 'dawn'
  if (hour >= 9 && hour < 18) return 'day'
  if (hour >= 18 && hour < 21) return 'dusk'
  return 'night'
}

export type Season = 'spring' | 'summer' | 'autumn' | 'winter'

const monthOf = (day: string) => Number(day.slice(5, 7)) - 1

/** Season of the cork forest on a day (`YYYY-MM-DD`): grass is green from the autumn rains to May, and straw while the cork is harvested. */
export function seasonOf(day: string): Season {
  const month = monthOf(day)
  if (month >= 2 && month <= 4) return 'spring'
  if (month >= 5 && month <= 8) return 'summer'
  return month <= 10 && month > 8 ? 'autumn' : 'winter'
}

/** Peelers paint the last digit of the year on the trunk. The harvest begins in June; until then the latest one is that of last year. */
export function harvestDigit(day: string): number {
  const year = Number(day.slice(0, 4))
  return (monthOf(day) >= 5 ? year : year - 1) % 10
}

/** Position of sun or moon in the drawing (390 × 160): it rises on the left and sets beside the oak. */
export function sunAt(hour: number): { x: number; y: number } {
  const isNight = hour < 6 || hour >= 21
  const share = isNight ? (((hour + 3) % 24) + 0.5) / 9 : (hour - 6 + 0.5) / 15
  return {
    x: Math.round(50 + share * 205),
    y: Math.round(82 - Math.sin(share * Math.PI) * 48),
  }
}

/** Key of the greeting: in these territories "good afternoon" begins after lunch, not at noon. */
export function greetingOf(hour: number): 'morning' | 'afternoon' | 'evening' {
  if (hour >= 5 && hour < 14) return 'morning'
  return hour >= 14 && hour < 21 ? 'afternoon' : 'evening'
}

export function hourIn(timeZone: string, now = new Date()): number {
  return Number(new Intl.DateTimeFormat('en', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(now))
}
