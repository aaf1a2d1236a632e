import { localizedText } from '../../../database/columns.ts'
import { pgTable, text, timestamp } from '../../../database/orm.ts'
import {
  active,
  editorialColumns,
  idColumns,
  imageColumns,
  requiredText,
  stampColumns,
} from '../../../lib/columns.ts'

export const news = pgTable('news', {
  ...idColumns,
  title: requiredText('title'),
  summary: requiredText('summary'),
  body: requiredText('body'),
  publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
  locationName: localizedText('location_name'),
  sourceUrl: text('source_url'),
  ...imageColumns,
  active: active(),
  ...editorialColumns,
  ...stampColumns,
})
