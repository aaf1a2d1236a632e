import type { NewsDetail, NewsItem } from '@sureda/contract/news'
import { contentResource } from './content-resource.ts'

export const newsQueries = contentResource<NewsItem, NewsDetail>('news')
