import type { Days } from './bookable-days.ts'

export interface FullTime {
  key: string
  date: string
  time: string
}

/** A longer list would be hard to look through. */
const SHOWN_MAX = 40

/** Times that are large enough for the party but have too few seats left: those of the chosen day first, then by date. */
export function fullTimes(days: Days, people: number, chosen: string | null): FullTime[] {
  const full = [...days.values()].flatMap(({ date, slots = [] }) =>
    slots
      .filter(({ remaining, capacity }) => remaining < people && capacity >= people)
      .map(({ time }) => ({ key: `${date} ${time}`, date, time })),
  )
  const isElsewhere = ({ date }: FullTime) => Number(date !== chosen)
  return full
    .sort((a, b) => isElsewhere(a) - isElsewhere(b) || a.key.localeCompare(b.key))
    .slice(0, SHOWN_MAX)
}
