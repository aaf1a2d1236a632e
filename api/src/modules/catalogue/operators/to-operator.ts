import type { Operator } from '@sureda/contract/schemas/catalogue/operator'
import type { Words } from '../../../lib/texts.ts'
import { shownRating } from '../ratings/shown-rating.ts'
import type { OperatorRow } from './operators.queries.ts'

export const toOperator = (row: OperatorRow, words: Words): Operator => ({
  ...row,
  ...shownRating(row),
  check_in: row.checkIn,
  checked_on: row.checkedOn,
  name: words.text(row.name),
  description: words.text(row.description),
  ...words.notice(row.notice),
  ...words.image(row),
})
