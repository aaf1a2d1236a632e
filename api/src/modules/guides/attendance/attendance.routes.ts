import type { ApiModule } from '../../../api-module.ts'
import { withIdempotency } from '../../../plugins/idempotency.ts'
import { serve } from '../../../serve.ts'
import { dayIn } from '../../platform/tenant/local-day.ts'
import { asGuide } from '../reservations/guide-reservations.routes.ts'
import { marksOf } from './attendance.queries.ts'
import { recordMarks } from './attendance.service.ts'
import { listDayList } from './day-list.queries.ts'
import { toDayList } from './to-day-list.ts'

export const attendanceRoutes: ApiModule = async (app) => {
  const leadMs = app.config.CHECK_IN_LEAD_MINUTES * 60_000

  serve(app, 'GET /guide/manifest', async (request) => {
    const data = await asGuide(request, async (tx, guide) => {
      const { now, timeZone } = guide.clock
      const { date = dayIn(timeZone, now) } = request.query
      const rows = await listDayList(tx, guide, date)
      const ids = rows.map((row) => row.id)
      const marks = await marksOf(tx, guide.tenantId, ids)
      return toDayList(rows, marks, { date, now, localizer: guide.localizer, leadMs })
    })
    return { data }
  })

  serve(app, 'POST /guide/attendance', (request, reply) =>
    asGuide(request, (tx, guide) =>
      withIdempotency(tx, request, reply, async () => ({
        status: 200,
        body: { data: await recordMarks(tx, { ...guide, leadMs }, request.body) },
      })),
    ),
  )
}
