import { DEFAULT_EVENT_RATING } from '@sureda/contract/rules/limits'
import type { EventDetail, EventItem } from '@sureda/contract/schemas/catalogue/event'
import { fieldsOf, itemOf } from '../../../lib/fields.ts'
import type { Words } from '../../../lib/texts.ts'
import { shownRating } from '../ratings/shown-rating.ts'
import type { EventRow } from './events.queries.ts'
import { eventDetailFields, eventFields } from './events.tables.ts'

export const toEventItem = (row: EventRow, words: Words): EventItem => ({
  ...itemOf(eventFields, row, words),
  ...shownRating(row, DEFAULT_EVENT_RATING),
})

export const toEventDetail = (row: EventRow, words: Words): EventDetail => ({
  ...toEventItem(row, words),
  ...fieldsOf(eventDetailFields, row, words),
  body: words.optional(row.body) ?? words.text(row.description),
})
