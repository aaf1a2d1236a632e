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
  /** Longer text of the detail screen; the description is in where there is none. */
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
