import { type SlotValues, specialDatesOf } from './slot-values.ts'

export interface SlotPart {
  sheet: 'week' | 'rules' | 'day'
  /** The date of a special day. */
  date?: string | undefined
}

const RULES = ['bookingWindow', 'sameDayBooking', 'autoConfirm', 'defaultCapacity', 'minNights']

/** The sheet that edits a field path of the server: `weeklySchedule.monday.slots.0.capacity`, `specialDates.2.slots`. */
export function partOfPath(path: string, values: SlotValues): SlotPart {
  const [field = '', index] = path.split('.')
  if (RULES.includes(field)) return { sheet: 'rules' }
  if (field !== 'specialDates') return { sheet: 'week' }
  return { sheet: 'day', date: specialDatesOf(values)[Number(index)]?.date }
}
