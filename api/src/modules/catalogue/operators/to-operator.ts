import type { Operator } from '@sureda/contract/schemas/catalogue/operator'
import { itemOf } from '../../../lib/fields.ts'
import type { Localizer } from '../../../lib/localizer.ts'
import { shownRating } from '../ratings/shown-rating.ts'
import type { OperatorRow } from './operators.queries.ts'
import { operatorFields } from './operators.tables.ts'

export const toOperator = (row: OperatorRow, localizer: Localizer): Operator => ({
  ...itemOf(operatorFields, row, localizer),
  ...shownRating(row),
  check_in: row.check_in,
})
