import { addDays } from '@sureda/ui/core'

/** The days to choose from: a week back, because marks are corrected afterwards, a month ahead, and the shown day. */
export function daysAround(today: string, shown: string): { first: string; last: string } {
  const [first, last] = [addDays(today, -7), addDays(today, 30)]
  return { first: shown < first ? shown : first, last: shown > last ? shown : last }
}
