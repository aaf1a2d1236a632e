import { experience, experienceDetail, experiencesQuery } from '@sureda/contract/experience'
import { AppError } from '../../errors/app-error.ts'
import type { ApiModule } from '../../modules.ts'
import { detailSchema, listSchema } from '../content/schemas.ts'
import { readSearchPage, searchPageOf } from '../content/search.ts'
import { wordsFor } from '../content/words.ts'
import { findExperience, listExperiences } from './experiences.queries.ts'
import { toExperience, toExperienceDetail } from './to-experience.ts'

export const experienceRoutes: ApiModule = async (app) => {
  app.get(
    '/experiences',
    {
      config: { access: 'public', ratingsOf: 'experience' },
      schema: listSchema(experience, experiencesQuery),
    },
    async (request) => {
      const page = readSearchPage(request.query)
      const rows = await request.inTenant((tx) => listExperiences(tx, request.tenant.id, request.query, page))
      const words = wordsFor(request)
      return searchPageOf(rows, page, (row) => toExperience(row, words))
    },
  )

  app.get(
    '/experiences/:id',
    { config: { access: 'public', ratingsOf: 'experience' }, schema: detailSchema(experienceDetail) },
    async (request) => {
      const row = await request.inTenant((tx) => findExperience(tx, request.tenant.id, request.params.id))
      if (!row) throw new AppError('experience_not_found')
      return { data: toExperienceDetail(row, wordsFor(request)) }
    },
  )
}
