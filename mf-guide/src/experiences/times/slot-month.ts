import { addDays, addMonths, monthStart } from '@sureda/ui/core'

/** First and last day of the month of that day. */
export function monthOf(date: string): { from: string; to: string } {
  const from = monthStart(date)
  return { from, to: addDays(addMonths(from, 1), -1) }
}
