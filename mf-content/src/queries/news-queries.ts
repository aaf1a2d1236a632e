import type { NewsItem, NewsDetail } from '@sureda/contract/news'
import { contentResource } from './content-resource.ts'

export const newsQueries = contentResource<NewsItem, NewsDetail>('news')
