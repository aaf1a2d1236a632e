import type { Location, LocationDetail } from '@sureda/contract/schemas/catalogue/location'
import { fieldsOf, itemOf } from '../../../lib/fields.ts'
import type { Words } from '../../../lib/texts.ts'
import { shownRating } from '../ratings/shown-rating.ts'
import type { LocationRow } from './locations.queries.ts'
import { locationDetailFields, locationFields } from './locations.tables.ts'

export const toLocation = (row: LocationRow, words: Words): Location => ({
  ...itemOf(locationFields, row, words),
  ...shownRating(row),
  check_in: row.check_in,
})

export const toLocationDetail = (row: LocationRow, words: Words): LocationDetail => ({
  ...toLocation(row, words),
  ...fieldsOf(locationDetailFields, row, words),
})
