import type { Location, LocationDetail } from '@sureda/contract/schemas/catalogue/location'
import { fieldsOf, itemOf } from '../../../lib/fields.ts'
import type { Localizer } from '../../../lib/localizer.ts'
import { shownRating } from '../ratings/shown-rating.ts'
import type { LocationRow } from './locations.queries.ts'
import { locationDetailFields, locationFields } from './locations.tables.ts'

export const toLocation = (row: LocationRow, localizer: Localizer): Location => ({
  ...itemOf(locationFields, row, localizer),
  ...shownRating(row),
  check_in: row.check_in,
})

export const toLocationDetail = (row: LocationRow, localizer: Localizer): LocationDetail => ({
  ...toLocation(row, localizer),
  ...fieldsOf(locationDetailFields, row, localizer),
})
