import type { Days } from './bookable-days.ts'

export interface FullTime {
  key: string
  date: string
  time: string
}

/** A list that one can still look through. */
const SHOWN_MAX = 40

/** Times with too few places for so many people, though they could hold them: those of the chosen day first, then day by day. */
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
