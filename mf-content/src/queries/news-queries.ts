import type { NewsDetail, NewsItem } from '@sureda/contract/news'
import { contentResource } from '@sureda/remote/content-resource'

export const newsQueries = contentResource<NewsItem, NewsDetail>('news')
