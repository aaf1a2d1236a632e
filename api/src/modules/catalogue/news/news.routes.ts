import { newsDetail, newsItem } from '@sureda/contract/news'
import type { ApiModule } from '../../../api-module.ts'
import { databaseTime } from '../../../database/database-time.ts'
import { AppError } from '../../../errors/app-error.ts'
import { pageOf, readPage } from '../../../lib/page.ts'
import { detailSchema, listSchema } from '../../../lib/schemas.ts'
import { wordsFor } from '../../../lib/texts.ts'
import { findNews, listNews, nextPublication } from './news.queries.ts'
import { toNewsDetail, toNewsItem } from './to-news.ts'

export const newsRoutes: ApiModule = async (app) => {
  app.get(
    '/news',
    { config: { access: 'public', ratingsOf: 'none' }, schema: listSchema(newsItem) },
    async (request) => {
      const page = readPage(request.query, ['time', 'text'])
      const rows = await request.inTenant(async (tx) => {
        const now = await databaseTime.of(tx)
        request.changesAt = await nextPublication(tx, request.tenant.id, now)
        return listNews(tx, request.tenant.id, page, now)
      })
      const words = wordsFor(request)
      return pageOf(
        rows,
        page,
        (row) => [row.publishedAt.toISOString(), row.id],
        (row) => toNewsItem(row, words),
      )
    },
  )

  app.get(
    '/news/:id',
    { config: { access: 'public', ratingsOf: 'none' }, schema: detailSchema(newsDetail) },
    async (request) => {
      const row = await request.inTenant(async (tx) =>
        findNews(tx, request.tenant.id, request.params.id, await databaseTime.of(tx)),
      )
      if (!row) throw new AppError('news_not_found')
      return { data: toNewsDetail(row, wordsFor(request)) }
    },
  )
}
