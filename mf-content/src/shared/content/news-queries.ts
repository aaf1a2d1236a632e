import type { NewsItem } from '@sureda/contract/schemas/catalogue/news'
import { contentResource } from '@sureda/remote/query'
import { latestOf } from './latest-of.ts'

export const newsQueries = {
  detail: contentResource('news').detail,
  /** The newest ones, newest first. */
  latest: () => latestOf<NewsItem>('news'),
}
