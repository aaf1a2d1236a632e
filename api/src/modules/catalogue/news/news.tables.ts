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

/** What lists show of news. */
export const newsFields = {
  texts: { title: news.title, summary: news.summary, location: news.locationName },
  plain: { datetime: news.publishedAt },
}

/** What only the detail shows. */
export const newsDetailFields = { texts: { body: news.body }, plain: { source_url: news.sourceUrl } }
