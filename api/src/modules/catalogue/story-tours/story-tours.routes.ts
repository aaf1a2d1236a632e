import { STORY_TOUR_TYPES } from '@sureda/contract/enums'
import { dataOf } from '@sureda/contract/envelope'
import {
  storyTour,
  storyTourDetail,
  storyTourFilterOptions,
  storyToursQuery,
} from '@sureda/contract/story-tour'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { ApiModule } from '../../../api-module.ts'
import { AppError } from '../../../errors/app-error.ts'
import { type PageQuery, pageOf, readPage } from '../../../lib/page.ts'
import { detailSchema, listSchema, noQuery } from '../../../lib/schemas.ts'
import { wordsFor } from '../../../lib/texts.ts'
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
  const words = wordsFor(request)
  return pageOf(
    rows,
    page,
    (row) => [row.sortOrder, row.id],
    (row) => toStoryTour(row, words),
  )
}

const typeParams = z.strictObject({ type: z.string().max(80) })
const access = { access: 'public', ratingsOf: 'none' } as const

export const storyTourRoutes: ApiModule = async (app) => {
  app.get('/story-tours', { config: access, schema: listSchema(storyTour, storyToursQuery) }, (request) =>
    answerList(request, request.query, request.query),
  )

  app.get(
    '/story-tours/type/:type',
    { config: access, schema: { params: typeParams, ...listSchema(storyTour) } },
    (request) => {
      const type = STORY_TOUR_TYPES.find((known) => known === request.params.type)
      if (!type) throw new AppError('invalid_story_tour', 'not a type of story tours')
      return answerList(request, request.query, { type })
    },
  )

  app.get('/story-tours/:id', { config: access, schema: detailSchema(storyTourDetail) }, async (request) => {
    const row = await request.inTenant((tx) => findStoryTour(tx, request.tenant.id, request.params.id))
    if (!row) throw new AppError('story_tour_not_found')
    return { data: toStoryTourDetail(row, wordsFor(request)) }
  })

  const optionsSchema = { querystring: noQuery, response: { 200: dataOf(storyTourFilterOptions) } }
  app.get('/story-tours-filter-options', { config: access, schema: optionsSchema }, async (request) => {
    const { id, name } = request.tenant
    const kinds = await request.inTenant((tx) => listStoryTourKinds(tx, id))
    return { data: toFilterOptions(kinds, (territory) => (territory === id ? name : territory)) }
  })
}
