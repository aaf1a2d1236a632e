import { storiesQuery, story, storyDetail } from '@sureda/contract/story'
import type { ApiModule } from '../../../api-module.ts'
import { AppError } from '../../../errors/app-error.ts'
import { detailSchema, listSchema } from '../../../lib/schemas.ts'
import { readSearchPage, searchPageOf } from '../../../lib/search.ts'
import { wordsFor } from '../../../lib/texts.ts'
import { findStory, listStories } from './stories.queries.ts'
import { toStory, toStoryDetail } from './to-story.ts'

export const storyRoutes: ApiModule = async (app) => {
  app.get(
    '/stories',
    { config: { access: 'public', ratingsOf: 'none' }, schema: listSchema(story, storiesQuery) },
    async (request) => {
      const page = readSearchPage(request.query)
      const rows = await request.inTenant((tx) => listStories(tx, request.tenant.id, request.query, page))
      const words = wordsFor(request)
      return searchPageOf(rows, page, (row) => toStory(row, words))
    },
  )

  app.get(
    '/stories/:id',
    { config: { access: 'public', ratingsOf: 'none' }, schema: detailSchema(storyDetail) },
    async (request) => {
      const row = await request.inTenant((tx) => findStory(tx, request.tenant.id, request.params.id))
      if (!row) throw new AppError('story_not_found')
      return { data: toStoryDetail(row, wordsFor(request)) }
    },
  )
}
