import { storyCategory } from '@sureda/contract/story'
import type { ApiModule } from '../../../api-module.ts'
import { AppError } from '../../../errors/app-error.ts'
import { pageOf, readPage } from '../../../lib/page.ts'
import { detailSchema, listSchema } from '../../../lib/schemas.ts'
import { wordsFor } from '../../../lib/texts.ts'
import { findStoryCategory, listStoryCategories } from './stories.queries.ts'
import { toStoryCategory } from './to-story.ts'

export const storyCategoryRoutes: ApiModule = async (app) => {
  app.get(
    '/story-categories',
    { config: { access: 'public', ratingsOf: 'none' }, schema: listSchema(storyCategory) },
    async (request) => {
      const page = readPage(request.query, ['number', 'text'])
      const rows = await request.inTenant((tx) => listStoryCategories(tx, request.tenant.id, page))
      const words = wordsFor(request)
      return pageOf(
        rows,
        page,
        (row) => [row.sortOrder, row.id],
        (row) => toStoryCategory(row, words),
      )
    },
  )

  app.get(
    '/story-categories/:id',
    { config: { access: 'public', ratingsOf: 'none' }, schema: detailSchema(storyCategory) },
    async (request) => {
      const row = await request.inTenant((tx) => findStoryCategory(tx, request.tenant.id, request.params.id))
      if (!row) throw new AppError('not_found')
      return { data: toStoryCategory(row, wordsFor(request)) }
    },
  )
}
