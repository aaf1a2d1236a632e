export const DAY_LIGHTS = ['dawn', 'day', 'dusk', 'night'] as const
export type DayLight = (typeof DAY_LIGHTS)[number]

/** Which light the home screen's landscape stands in, by the clock of the territory. */
export function dayLight(hour: number): DayLight {
  if (hour >= 6 && hour < 9) return 'dawn'
  if (hour >= 9 && hour < 18) return 'day'
  if (hour >= 18 && hour < 21) return 'dusk'
  return 'night'
}

/** Key of the greeting: people here say good afternoon after lunch, not after noon. */
export function greetingOf(hour: number): 'morning' | 'afternoon' | 'evening' {
  if (hour >= 5 && hour < 14) return 'morning'
  return hour >= 14 && hour < 21 ? 'afternoon' : 'evening'
}

export function hourIn(timeZone: string, now = new Date()): number {
  return Number(new Intl.DateTimeFormat('en', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(now))
}
