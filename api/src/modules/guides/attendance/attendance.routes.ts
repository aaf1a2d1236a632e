import { attendanceBody, markAnswer } from '@sureda/contract/attendance'
import { dataOf } from '@sureda/contract/envelope'
import { manifest, manifestQuery } from '@sureda/contract/manifest'
import { z } from 'zod'
import type { ApiModule } from '../../../api-module.ts'
import { noQuery } from '../../../lib/schemas.ts'
import { withIdempotency } from '../../../plugins/idempotency.ts'
import { dayIn } from '../../platform/tenant/local-day.ts'
import { asGuide } from '../reservations/guide-reservations.routes.ts'
import { marksOf } from './attendance.queries.ts'
import { takeMarks } from './attendance.service.ts'
import { listManifest } from './manifest.queries.ts'
import { toManifest } from './to-manifest.ts'

const config = { access: 'guide' } as const
const manifestSchema = { querystring: manifestQuery, response: { 200: dataOf(manifest) } }
const attendanceSchema = {
  body: attendanceBody,
  querystring: noQuery,
  response: { 200: dataOf(z.array(markAnswer)) },
}

export const attendanceRoutes: ApiModule = async (app) => {
  const leadMs = app.config.CHECK_IN_LEAD_MINUTES * 60_000

  app.get('/guide/manifest', { config, schema: manifestSchema }, async (request) => {
    const data = await asGuide(request, async (tx, guide) => {
      const { now, timeZone } = guide.clock
      const { date = dayIn(timeZone, now) } = request.query
      const rows = await listManifest(tx, guide, date)
      const ids = rows.map((row) => row.id)
      const marks = await marksOf(tx, guide.tenantId, ids)
      return toManifest(rows, marks, { date, now, words: guide.words, leadMs })
    })
    return { data }
  })

  app.post('/guide/attendance', { config, schema: attendanceSchema }, (request, reply) =>
    asGuide(request, (tx, guide) =>
      withIdempotency(tx, request, reply, async () => ({
        status: 200,
        body: { data: await takeMarks(tx, { ...guide, leadMs }, request.body) },
      })),
    ),
  )
}
