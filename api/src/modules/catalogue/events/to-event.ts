import { DEFAULT_EVENT_RATING } from '@sureda/contract/rules/limits'
import type { EventDetail, EventItem } from '@sureda/contract/schemas/catalogue/event'
import type { Words } from '../../../lib/texts.ts'
import { shownRating } from '../ratings/shown-rating.ts'
import type { EventRow } from './events.queries.ts'

export const toEventItem = (row: EventRow, words: Words): EventItem => ({
  id: row.id,
  title: words.text(row.title),
  description: words.text(row.description),
  start_datetime: row.startAt.toISOString(),
  end_datetime: row.endAt?.toISOString() ?? null,
  all_day: row.allDay,
  location: words.text(row.locationName),
  latitude: row.latitude,
  longitude: row.longitude,
  ...shownRating(row, DEFAULT_EVENT_RATING),
  date_is_estimate: row.dateIsEstimate,
  ...words.notice(row.notice),
  demo: row.demo,
  ...words.image(row),
})

export const toEventDetail = (row: EventRow, words: Words): EventDetail => ({
  ...toEventItem(row, words),
  body: words.optional(row.body) ?? words.text(row.description),
  website: row.website,
  price_note: words.optional(row.priceNote),
  checked_on: row.checkedOn,
})
