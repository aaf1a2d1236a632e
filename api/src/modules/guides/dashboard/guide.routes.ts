import type { ApiModule } from '../../../api-module.ts'
import { databaseTime } from '../../../database/database-time.ts'
import { localizerFor } from '../../../lib/localizer.ts'
import { pageOf, readPage } from '../../../lib/page.ts'
import { requirePerson } from '../../../plugins/access.ts'
import { serve } from '../../../serve.ts'
import { clockOf } from '../../platform/tenant/tenant-clock.ts'
import { toGuideExperience } from '../experiences/to-guide-experience.ts'
import { dashboardStats } from './dashboard.service.ts'
import { listGuideExperiences } from './guide.queries.ts'

export const guideRoutes: ApiModule = async (app) => {
  serve(app, 'GET /guide/dashboard-stats', async (request) => {
    const guide = { tenantId: request.tenant.id, userId: requirePerson(request).id }
    return {
      data: await request.inTenant(async (tx) =>
        dashboardStats(tx, guide, await clockOf(tx, request.tenant), localizerFor(request)),
      ),
    }
  })

  serve(app, 'GET /guide/experiences', async (request) => {
    const page = readPage(request.query, ['number', 'text'])
    const guide = { tenantId: request.tenant.id, userId: requirePerson(request).id }
    const rows = await request.inTenant(async (tx) =>
      listGuideExperiences(tx, guide, await databaseTime.of(tx), page),
    )
    const localizer = localizerFor(request)
    return pageOf(
      rows,
      page,
      (row) => [row.sortOrder, row.id],
      (row) => toGuideExperience(row, localizer),
    )
  })
}
