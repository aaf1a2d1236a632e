import { type SlotValues, specialDatesOf } from './slot-values.ts'

export interface SlotPart {
  sheet: 'week' | 'rules' | 'day'
  /** Of a day unlike the others. */
  date?: string | undefined
}

const RULES = ['bookingWindow', 'sameDayBooking', 'autoConfirm', 'defaultCapacity', 'minNights']

/** The sheet on which a field of the server is: `weeklySchedule.monday.slots.0.capacity`, `specialDates.2.slots`. */
export function partOfPath(path: string, values: SlotValues): SlotPart {
  const [field = '', index] = path.split('.')
  if (RULES.includes(field)) return { sheet: 'rules' }
  if (field !== 'specialDates') return { sheet: 'week' }
  return { sheet: 'day', date: specialDatesOf(values)[Number(index)]?.date }
}
