import type { ApiModule } from '../../../api-module.ts'
import { localizerFor } from '../../../lib/localizer.ts'
import { pageOfWhole } from '../../../lib/page.ts'
import { requirePerson } from '../../../plugins/access.ts'
import { serve } from '../../../serve.ts'
import { nextAvailable } from '../../bookings/availability/next-available.service.ts'
import { clockOf } from '../../platform/tenant/tenant-clock.ts'
import { listRecommended } from './experiences.queries.ts'
import { toExperience } from './to-experience.ts'

/** As many as the home screen shows. */
const SHOWN = 6

export const recommendationRoutes: ApiModule = async (app) => {
  serve(app, 'GET /user/recommendations', async (request) => {
    const { tenant } = request
    const [rows, next] = await request.inTenant(async (tx) => {
      const found = await listRecommended(tx, tenant.id, requirePerson(request).id, SHOWN)
      const ids = found.map(({ id }) => id)
      return [found, await nextAvailable(tx, tenant.id, ids, await clockOf(tx, tenant))] as const
    })
    const localizer = localizerFor(request)
    const liked = rows.map((row) => ({
      ...toExperience(row, localizer, next.dates.get(row.id)),
      likes: row.likes,
    }))
    return pageOfWhole(liked, request.query, ({ id }) => id)
  })
}
