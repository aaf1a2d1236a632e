import type { Location, LocationDetail } from '@sureda/contract/schemas/catalogue/location'
import type { Words } from '../../../lib/texts.ts'
import { shownRating } from '../ratings/shown-rating.ts'
import type { LocationRow } from './locations.queries.ts'

export const toLocation = (row: LocationRow, words: Words): Location => ({
  ...row,
  ...shownRating(row),
  checked_on: row.checkedOn,
  check_in: row.checkIn,
  name: words.text(row.name),
  description: words.text(row.description),
  position_is_exact: row.positionIsExact,
  opening_hours: words.optional(row.openingHours),
  facts: words.list(row.facts),
  ...words.notice(row.notice),
  ...words.image(row),
})

export const toLocationDetail = (row: LocationRow, words: Words): LocationDetail => ({
  ...toLocation(row, words),
  address: row.address,
  phone: row.phone,
  website: row.website,
  accessibility: words.optional(row.accessibility),
})
