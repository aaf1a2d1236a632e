import { STORY_TOUR_TYPES } from '@sureda/contract/codes/enums'
import type { FastifyRequest } from 'fastify'
import type { ApiModule } from '../../../api-module.ts'
import { AppError } from '../../../errors/app-error.ts'
import { localizerFor } from '../../../lib/localizer.ts'
import { type PageQuery, pageOf, readPage } from '../../../lib/page.ts'
import { serve } from '../../../serve.ts'
import {
  findStoryTour,
  listStoryTourKinds,
  listStoryTours,
  type StoryTourFilter,
} from './story-tours.queries.ts'
import { toFilterOptions, toStoryTour, toStoryTourDetail } from './to-story-tour.ts'

async function answerList(request: FastifyRequest, query: PageQuery, filter: StoryTourFilter) {
  const page = readPage(query, ['number', 'text'])
  const rows = await request.inTenant((tx) => listStoryTours(tx, request.tenant.id, filter, page))
  const localizer = localizerFor(request)
  return pageOf(
    rows,
    page,
    (row) => [row.sortOrder, row.id],
    (row) => toStoryTour(row, localizer),
  )
}

export const storyTourRoutes: ApiModule = async (app) => {
  serve(app, 'GET /story-tours', { ratingsOf: 'none' }, (request) =>
    answerList(request, request.query, request.query),
  )

  serve(app, 'GET /story-tours/type/:type', { ratingsOf: 'none' }, (request) => {
    const type = STORY_TOUR_TYPES.find((known) => known === request.params.type)
    if (!type) throw new AppError('invalid_story_tour', 'not a type of story tours')
    return answerList(request, request.query, { type })
  })

  serve(app, 'GET /story-tours/:id', { ratingsOf: 'none' }, async (request) => {
    const row = await request.inTenant((tx) => findStoryTour(tx, request.tenant.id, request.params.id))
    if (!row) throw new AppError('story_tour_not_found')
    return { data: toStoryTourDetail(row, localizerFor(request)) }
  })
  serve(app, 'GET /story-tours-filter-options', { ratingsOf: 'none' }, async (request) => {
    const { id, name } = request.tenant
    const kinds = await request.inTenant((tx) => listStoryTourKinds(tx, id))
    return { data: toFilterOptions(kinds, (territory) => (territory === id ? name : territory)) }
  })
}
