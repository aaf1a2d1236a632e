import type { ApiModule } from '../../../api-module.ts'
import { databaseTime } from '../../../database/database-time.ts'
import { AppError } from '../../../errors/app-error.ts'
import { fieldsOf, itemOf } from '../../../lib/fields.ts'
import { localizerFor } from '../../../lib/localizer.ts'
import { pageOf, readPage } from '../../../lib/page.ts'
import { serve } from '../../../serve.ts'
import { findNews, listNews, nextPublication } from './news.queries.ts'
import { newsDetailFields, newsFields } from './news.tables.ts'

export const newsRoutes: ApiModule = async (app) => {
  serve(app, 'GET /news', { ratingsOf: 'none' }, async (request) => {
    const page = readPage(request.query, ['time', 'text'])
    const rows = await request.inTenant(async (tx) => {
      const now = await databaseTime.of(tx)
      request.changesAt = await nextPublication(tx, request.tenant.id, now)
      return listNews(tx, request.tenant.id, page, now)
    })
    const localizer = localizerFor(request)
    return pageOf(
      rows,
      page,
      (row) => [row.datetime.toISOString(), row.id],
      (row) => itemOf(newsFields, row, localizer),
    )
  })

  serve(app, 'GET /news/:id', { ratingsOf: 'none' }, async (request) => {
    const row = await request.inTenant(async (tx) =>
      findNews(tx, request.tenant.id, request.params.id, await databaseTime.of(tx)),
    )
    if (!row) throw new AppError('news_not_found')
    const localizer = localizerFor(request)
    return { data: { ...itemOf(newsFields, row, localizer), ...fieldsOf(newsDetailFields, row, localizer) } }
  })
}
