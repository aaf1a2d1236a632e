import type { ApiModule } from '../../../api-module.ts'
import { AppError } from '../../../errors/app-error.ts'
import { localizerFor } from '../../../lib/localizer.ts'
import { readSearchPage, searchPageOf } from '../../../lib/search.ts'
import { serve } from '../../../serve.ts'
import { findStory, listStories } from './stories.queries.ts'
import { toStory, toStoryDetail } from './to-story.ts'

export const storyRoutes: ApiModule = async (app) => {
  serve(app, 'GET /stories', { ratingsOf: 'none' }, async (request) => {
    const page = readSearchPage(request.query)
    const rows = await request.inTenant((tx) => listStories(tx, request.tenant.id, request.query, page))
    const localizer = localizerFor(request)
    return searchPageOf(rows, page, (row) => toStory(row, localizer))
  })

  serve(app, 'GET /stories/:id', { ratingsOf: 'none' }, async (request) => {
    const row = await request.inTenant((tx) => findStory(tx, request.tenant.id, request.params.id))
    if (!row) throw new AppError('story_not_found')
    return { data: toStoryDetail(row, localizerFor(request)) }
  })
}
