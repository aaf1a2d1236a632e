import { newsDetail, newsItem } from '@sureda/contract/news'
import { AppError } from '../../errors/app-error.ts'
import type { ApiModule } from '../../modules.ts'
import { pageOf, readPage } from '../content/page.ts'
import { detailSchema, listSchema } from '../content/schemas.ts'
import { wordsFor } from '../content/words.ts'
import { findNews, listNews } from './news.queries.ts'
import { toNewsDetail, toNewsItem } from './to-news.ts'

export const newsRoutes: ApiModule = async (app) => {
  app.get('/news', { config: { access: 'public' }, schema: listSchema(newsItem) }, async (request) => {
    const page = readPage(request.query, ['time', 'text'])
    const rows = await request.inTenant((tx) => listNews(tx, request.tenant.id, page))
    const words = wordsFor(request)
    return pageOf(
      rows,
      page,
      (row) => [row.publishedAt.toISOString(), row.id],
      (row) => toNewsItem(row, words),
    )
  })

  app.get(
    '/news/:id',
    { config: { access: 'public' }, schema: detailSchema(newsDetail) },
    async (request) => {
      const row = await request.inTenant((tx) => findNews(tx, request.tenant.id, request.params.id))
      if (!row) throw new AppError('news_not_found')
      return { data: toNewsDetail(row, wordsFor(request)) }
    },
  )
}
