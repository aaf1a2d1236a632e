import type { NewsDetail, NewsItem } from '@sureda/contract/schemas/catalogue/news'
import type { Words } from '../../../lib/texts.ts'
import type { NewsRow } from './news.queries.ts'

export const toNewsItem = (row: NewsRow, words: Words): NewsItem => ({
  id: row.id,
  title: words.text(row.title),
  summary: words.text(row.summary),
  datetime: row.publishedAt.toISOString(),
  location: words.optional(row.locationName),
  ...words.notice(row.notice),
  demo: row.demo,
  ...words.image(row),
})

export const toNewsDetail = (row: NewsRow, words: Words): NewsDetail => ({
  ...toNewsItem(row, words),
  body: words.text(row.body),
  source_url: row.sourceUrl,
})
