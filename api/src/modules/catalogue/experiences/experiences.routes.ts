import type { FastifyRequest } from 'fastify'
import type { ApiModule } from '../../../api-module.ts'
import type { Db } from '../../../database/database.ts'
import { AppError } from '../../../errors/app-error.ts'
import { localizerFor } from '../../../lib/localizer.ts'
import { readSearchPage, searchPageOf } from '../../../lib/search.ts'
import { serve } from '../../../serve.ts'
import { nextAvailable } from '../../bookings/availability/next-available.service.ts'
import { clockOf } from '../../platform/tenant/tenant-clock.ts'
import { findExperience, listExperiences } from './experiences.queries.ts'
import { toExperience, toExperienceDetail } from './to-experience.ts'

async function freeNext(tx: Db, request: FastifyRequest, ids: readonly string[], from?: string) {
  const { tenant } = request
  const next = await nextAvailable(tx, tenant.id, ids, await clockOf(tx, tenant), from)
  request.changesAt = next.until
  return next.dates
}

export const experienceRoutes: ApiModule = async (app) => {
  serve(app, 'GET /experiences', { ratingsOf: 'experience', seats: true }, async (request) => {
    const { tenant, query } = request
    const page = readSearchPage(query)
    const [rows, next] = await request.inTenant(async (tx) => {
      const found = await listExperiences(tx, tenant.id, query, page)
      const ids = found.map(({ id }) => id)
      return [found, await freeNext(tx, request, ids, query.free_from)] as const
    })
    const localizer = localizerFor(request)
    return searchPageOf(rows, page, (row) => toExperience(row, localizer, next.get(row.id)))
  })

  serve(app, 'GET /experiences/:id', { ratingsOf: 'experience', seats: true }, async (request) => {
    const { tenant, params } = request
    const [row, next] = await request.inTenant(
      async (tx) =>
        [await findExperience(tx, tenant.id, params.id), await freeNext(tx, request, [params.id])] as const,
    )
    if (!row) throw new AppError('experience_not_found')
    return { data: toExperienceDetail(row, localizerFor(request), next.get(row.id)) }
  })
}
