import type { NewsItem } from '@sureda/contract/schemas/catalogue/news'
import { contentResource } from '@sureda/remote/query'
import { latestOf } from './latest-of.ts'

export const newsQueries = {
  detail: contentResource('news').detail,
  /** The latest news, newest first. */
  latest: () => latestOf<NewsItem>('news'),
}
