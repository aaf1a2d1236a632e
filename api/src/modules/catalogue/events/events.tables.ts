import { localizedText } from '../../../database/columns.ts'
import { boolean, doublePrecision, pgTable, text, timestamp } from '../../../database/orm.ts'
import {
  active,
  checkedOn,
  editorialColumns,
  idColumns,
  imageColumns,
  optionalPositionColumns,
  requiredText,
  stampColumns,
} from '../../../lib/columns.ts'

export const events = pgTable('events', {
  ...idColumns,
  title: requiredText('title'),
  description: requiredText('description'),
  /** Longer text of the detail screen, which otherwise shows the description. */
  body: localizedText('body'),
  startAt: timestamp('start_at', { withTimezone: true }).notNull(),
  endAt: timestamp('end_at', { withTimezone: true }),
  allDay: boolean('all_day').notNull().default(false),
  locationName: requiredText('location_name'),
  municipality: text('municipality'),
  ...optionalPositionColumns,
  rating: doublePrecision('rating'),
  dateIsEstimate: boolean('date_is_estimate').notNull().default(false),
  usualDate: localizedText('usual_date'),
  website: text('website'),
  priceNote: localizedText('price_note'),
  checkedOn: checkedOn(),
  ...imageColumns,
  active: active(),
  ...editorialColumns,
  ...stampColumns,
})

/** Fields of an event in lists. */
export const eventFields = {
  texts: { title: events.title, description: events.description, location: events.locationName },
  plain: {
    start_datetime: events.startAt,
    end_datetime: events.endAt,
    all_day: events.allDay,
    latitude: events.latitude,
    longitude: events.longitude,
    rating: events.rating,
    date_is_estimate: events.dateIsEstimate,
  },
}

/** Fields of the detail only. */
export const eventDetailFields = {
  texts: { body: events.body, price_note: events.priceNote },
  plain: { website: events.website, checked_on: events.checkedOn },
}
