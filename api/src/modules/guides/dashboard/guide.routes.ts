import { dataOf } from '@sureda/contract/envelope'
import { dashboardStats as dashboardAnswer, guideExperience } from '@sureda/contract/guide'
import type { ApiModule } from '../../../api-module.ts'
import { databaseTime } from '../../../database/database-time.ts'
import { pageOf, readPage } from '../../../lib/page.ts'
import { listSchema, noQuery } from '../../../lib/schemas.ts'
import { wordsFor } from '../../../lib/texts.ts'
import { requirePerson } from '../../../plugins/access.ts'
import { clockOf } from '../../platform/tenant/tenant-clock.ts'
import { toGuideExperience } from '../offers/to-guide-experience.ts'
import { dashboardStats } from './dashboard.service.ts'
import { listGuideExperiences } from './guide.queries.ts'

const guideOnly = { access: 'guide' } as const
const statsSchema = { querystring: noQuery, response: { 200: dataOf(dashboardAnswer) } }

export const guideRoutes: ApiModule = async (app) => {
  app.get('/guide/dashboard-stats', { config: guideOnly, schema: statsSchema }, async (request) => {
    const guide = { tenantId: request.tenant.id, userId: requirePerson(request).id }
    return {
      data: await request.inTenant(async (tx) =>
        dashboardStats(tx, guide, await clockOf(tx, request.tenant), wordsFor(request)),
      ),
    }
  })

  app.get(
    '/guide/experiences',
    { config: guideOnly, schema: listSchema(guideExperience) },
    async (request) => {
      const page = readPage(request.query, ['number', 'text'])
      const guide = { tenantId: request.tenant.id, userId: requirePerson(request).id }
      const rows = await request.inTenant(async (tx) =>
        listGuideExperiences(tx, guide, await databaseTime.of(tx), page),
      )
      const words = wordsFor(request)
      return pageOf(
        rows,
        page,
        (row) => [row.sortOrder, row.id],
        (row) => toGuideExperience(row, words),
      )
    },
  )
}
