import type { ApiModule } from '../../../api-module.ts'
import { databaseTime } from '../../../database/database-time.ts'
import { AppError } from '../../../errors/app-error.ts'
import { pageOfWhole } from '../../../lib/page.ts'
import { requirePerson } from '../../../plugins/access.ts'
import { serve } from '../../../serve.ts'
import { toGuideWaitlistEntry } from '../../bookings/waitlist/to-waitlist-entry.ts'
import { listSlotWaitlist } from '../../bookings/waitlist/waitlist.queries.ts'
import { guidesExperience } from '../dashboard/guide.queries.ts'

export const guideWaitlistRoutes: ApiModule = async (app) => {
  serve(app, 'GET /guide/waitlist', async (request) => {
    const guide = { tenantId: request.tenant.id, userId: requirePerson(request).id }
    const { experience_id: experienceId, date, time } = request.query
    const { rows, now } = await request.inTenant(async (tx) => {
      if (!(await guidesExperience(tx, guide, experienceId))) throw new AppError('experience_not_found')
      const rows = await listSlotWaitlist(tx, guide.tenantId, { experienceId, date, time })
      return { rows, now: await databaseTime.of(tx) }
    })
    return pageOfWhole(
      rows.map((row) => toGuideWaitlistEntry(row, now)),
      request.query,
      ({ id }) => id,
    )
  })
}
