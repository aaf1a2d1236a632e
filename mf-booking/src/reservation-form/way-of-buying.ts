import type { Experience } from '@sureda/contract/schemas/catalogue/experience'

/**
 * What a visitor can do here: choose on the booking sheet, write to the provider, go elsewhere; `nothing`: it would be booked here and nothing is free, so that
 * one asks as well.
 */
export type Way = 'sheet' | 'enquiry' | 'elsewhere' | 'nothing'

export function wayOf({
  purchase,
  bookable,
  next_available,
}: Pick<Experience, 'purchase' | 'bookable' | 'next_available'>): Way {
  if (purchase === 'external') return 'elsewhere'
  if (purchase === 'enquiry') return 'enquiry'
  // an answer cached before the field existed says nothing of it
  return bookable && next_available !== null ? 'sheet' : 'nothing'
}
