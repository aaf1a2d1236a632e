import type { Item } from '../pack/kinds.ts'
import { priceUnitOf, purchaseOf } from '../pack/offers.ts'

/** Checks that the way of buying fits the other fields, so that no form leads nowhere. */
export function checkPurchase(
  experience: Item<'experiences'>,
  file: string,
  report: (file: string, field: string, message: string) => void,
): void {
  const purchase = purchaseOf(experience)
  const unit = priceUnitOf(experience)
  const { schedule, external_url, external_phone, capacity } = experience
  const isExternal = purchase === 'external'
  if (isExternal && !external_url && !external_phone)
    report(file, 'external_url', 'is missing: "external" needs external_url or external_phone')
  if (!isExternal)
    for (const field of ['external_url', 'external_phone'] as const)
      if (experience[field] !== undefined)
        report(file, field, `is only for purchase "external"; this one is "${purchase}"`)
  if ((purchase === 'nights') !== (unit === 'night'))
    report(
      file,
      'price_unit',
      purchase === 'nights'
        ? `must be "night" where nights are sold, not "${unit}"`
        : `"night" goes only with purchase "nights"; this one is "${purchase}"`,
    )
  if (purchase === 'table' && unit !== 'none')
    report(
      file,
      'price_unit',
      `must be "none" for a table, not "${unit}": nothing is charged for reserving it`,
    )
  if (purchase !== 'nights') {
    if (schedule && schedule.min_nights > 1)
      report(file, 'schedule.min_nights', `is only for purchase "nights"; this one is "${purchase}"`)
    return
  }
  if (!schedule) {
    report(file, 'schedule', 'is missing: nights need the rooms there are')
    return
  }
  if (schedule.slots.length !== 1)
    report(
      file,
      'schedule.slots',
      'must be one for nights: the hour of arrival, with the rooms as its capacity',
    )
  const rooms = schedule.slots[0]?.capacity ?? 0
  if (rooms > capacity)
    report(
      file,
      'schedule.slots.0.capacity',
      `is ${rooms} rooms for ${capacity} people: it counts rooms, not beds`,
    )
  for (const [index, day] of schedule.special_dates.entries())
    if (day.slots && day.slots.length > 1)
      report(file, `schedule.special_dates.${index}.slots`, 'must be one for nights')
}
