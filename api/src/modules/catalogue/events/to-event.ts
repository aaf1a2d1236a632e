import { DEFAULT_EVENT_RATING } from '@sureda/contract/rules/limits'
import type { EventDetail, EventItem } from '@sureda/contract/schemas/catalogue/event'
import { fieldsOf, itemOf } from '../../../lib/fields.ts'
import type { Localizer } from '../../../lib/localizer.ts'
import { shownRating } from '../ratings/shown-rating.ts'
import type { EventRow } from './events.queries.ts'
import { eventDetailFields, eventFields } from './events.tables.ts'

export const toEventItem = (row: EventRow, localizer: Localizer): EventItem => ({
  ...itemOf(eventFields, row, localizer),
  ...shownRating(row, DEFAULT_EVENT_RATING),
})

export const toEventDetail = (row: EventRow, localizer: Localizer): EventDetail => ({
  ...toEventItem(row, localizer),
  ...fieldsOf(eventDetailFields, row, localizer),
  body: localizer.optional(row.body) ?? localizer.text(row.description),
})
