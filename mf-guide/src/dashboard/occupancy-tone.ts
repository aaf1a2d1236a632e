import type { Locale } from '@sureda/contract/codes/locale'
import type { DashboardStats } from '@sureda/contract/schemas/guides/guide'
import { regionalLocale } from '@sureda/remote/format'
import { dateText } from '@sureda/ui/core'

type Day = DashboardStats['occupancy'][number]

/** `closed` is a day without capacity, `busy` one that is three quarters booked. */
export function toneOf({ occupancy, capacity }: Day): 'closed' | 'calm' | 'busy' | 'full' {
  if (capacity === 0) return 'closed'
  if (occupancy >= 1) return 'full'
  return occupancy >= 0.75 ? 'busy' : 'calm'
}

export function occupancySummary(days: readonly Day[]): { booked: number; capacity: number } {
  return days.reduce(
    (sum, day) => ({ booked: sum.booked + day.booked, capacity: sum.capacity + day.capacity }),
    { booked: 0, capacity: 0 },
  )
}

/** The short name of the weekday, without the full stop that some languages add. */
export const weekdayOf = (date: string, language: Locale): string =>
  dateText(regionalLocale(language), { weekday: 'short' })(date).replace(/\.$/, '')
