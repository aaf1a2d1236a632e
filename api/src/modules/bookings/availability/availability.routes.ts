import type { ApiModule } from '../../../api-module.ts'
import { addDays } from '../../../lib/local-time.ts'
import { serve } from '../../../serve.ts'
import { dayIn } from '../../platform/tenant/local-day.ts'
import { clockOf } from '../../platform/tenant/tenant-clock.ts'
import { listDays } from './availability.service.ts'

const USUAL_DAYS = 14

/** Guests see free places before signing in. Never cached: seats change at any moment. */
export const availabilityRoutes: ApiModule = async (app) => {
  serve(app, 'GET /experiences/:id/availability', { cache: 'none' }, async (request) => {
    const { tenant, params, query } = request
    const data = await request.inTenant(async (tx) => {
      const clock = await clockOf(tx, tenant)
      const { from = dayIn(tenant.timeZone, clock.now), to = addDays(from, USUAL_DAYS - 1) } = query
      return listDays(tx, tenant.id, { experienceId: params.id, from, to }, clock)
    })
    return { data }
  })
}
