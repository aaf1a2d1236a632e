import type { Experience } from '@sureda/contract/schemas/catalogue/experience'

/**
 * What a visitor can do here: open the booking sheet, write to the provider, or go elsewhere. `nothing`: it is booked here and nothing is free, so that
 * they write as well.
 */
export type PurchaseMode = 'sheet' | 'enquiry' | 'elsewhere' | 'nothing'

export function purchaseModeOf({
  purchase,
  bookable,
  next_available,
}: Pick<Experience, 'purchase' | 'bookable' | 'next_available'>): PurchaseMode {
  if (purchase === 'external') return 'elsewhere'
  if (purchase === 'enquiry') return 'enquiry'
  // undefined, as in answers cached before the field existed, is not null: the sheet opens
  return bookable && next_available !== null ? 'sheet' : 'nothing'
}
