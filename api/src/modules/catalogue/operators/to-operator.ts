import type { Operator } from '@sureda/contract/schemas/catalogue/operator'
import { itemOf } from '../../../lib/fields.ts'
import type { Words } from '../../../lib/texts.ts'
import { shownRating } from '../ratings/shown-rating.ts'
import type { OperatorRow } from './operators.queries.ts'
import { operatorFields } from './operators.tables.ts'

export const toOperator = (row: OperatorRow, words: Words): Operator => ({
  ...itemOf(operatorFields, row, words),
  ...shownRating(row),
  check_in: row.check_in,
})
