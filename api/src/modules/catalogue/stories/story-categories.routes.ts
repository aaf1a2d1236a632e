import type { ApiModule } from '../../../api-module.ts'
import { AppError } from '../../../errors/app-error.ts'
import { localizerFor } from '../../../lib/localizer.ts'
import { pageOf, readPage } from '../../../lib/page.ts'
import { serve } from '../../../serve.ts'
import { findStoryCategory, listStoryCategories } from './stories.queries.ts'
import { toStoryCategory } from './to-story.ts'

export const storyCategoryRoutes: ApiModule = async (app) => {
  serve(app, 'GET /story-categories', { ratingsOf: 'none' }, async (request) => {
    const page = readPage(request.query, ['number', 'text'])
    const rows = await request.inTenant((tx) => listStoryCategories(tx, request.tenant.id, page))
    const localizer = localizerFor(request)
    return pageOf(
      rows,
      page,
      (row) => [row.sortOrder, row.id],
      (row) => toStoryCategory(row, localizer),
    )
  })

  serve(app, 'GET /story-categories/:id', { ratingsOf: 'none' }, async (request) => {
    const row = await request.inTenant((tx) => findStoryCategory(tx, request.tenant.id, request.params.id))
    if (!row) throw new AppError('not_found')
    return { data: toStoryCategory(row, localizerFor(request)) }
  })
}
