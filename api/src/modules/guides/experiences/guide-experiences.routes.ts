import multipart from '@fastify/multipart'
import { PHOTO_MAX_BYTES } from '@sureda/contract/rules/limits'
import type { SchedulePreview } from '@sureda/contract/schemas/bookings/time-slots'
import type { FastifyReply } from 'fastify'
import type { ApiModule } from '../../../api-module.ts'
import { localizerFor } from '../../../lib/localizer.ts'
import { pageOf, readPage } from '../../../lib/page.ts'
import { requirePerson } from '../../../plugins/access.ts'
import { withIdempotency } from '../../../plugins/idempotency.ts'
import { serve } from '../../../serve.ts'
import { seenVersions, tagged } from '../../bookings/reservations/booking-request.ts'
import { uploadExperiencePhoto } from '../photos/upload-photo.service.ts'
import { asGuide } from '../reservations/guide-reservations.routes.ts'
import { changeTimeSlots, readTimeSlots } from '../times/time-slots.service.ts'
import { assignRestaurant, changeGuideExperience, readGuideExperience } from './guide-experience.service.ts'
import { listRestaurants } from './guide-experiences.queries.ts'
import { toGuideRestaurant } from './to-guide-experience.ts'

/** Sets the ETag of a saved object; a preview has no version. */
function withTag<T extends { version: number } | SchedulePreview>(reply: FastifyReply, data: T): { data: T } {
  if ('version' in data) tagged(reply, { data })
  return { data }
}

export const guideExperienceRoutes: ApiModule = async (app) => {
  await app.register(multipart, { limits: { fileSize: PHOTO_MAX_BYTES, files: 1, fields: 0, parts: 2 } })

  serve(app, 'GET /guide/experiences/:id', async (request, reply) => {
    const data = await asGuide(request, (tx, guide) => readGuideExperience(tx, guide, request.params.id))
    return tagged(reply, { data })
  })

  serve(app, 'PUT /guide/experiences/:id', { changes: 'content' }, async (request, reply) => {
    const options = { seen: seenVersions(request), preview: request.query.preview }
    const data = await asGuide(request, (tx, guide) =>
      withIdempotency(tx, request, reply, async () => ({
        status: 200,
        body: await changeGuideExperience(tx, guide, request.params.id, request.body, options),
      })),
    )
    return withTag(reply, data)
  })

  serve(app, 'GET /guide/experiences/:id/time-slots', async (request, reply) => {
    const data = await asGuide(request, (tx, guide) =>
      readTimeSlots(tx, guide, request.params.id, request.query),
    )
    return tagged(reply, { data })
  })

  serve(app, 'PUT /guide/experiences/:id/time-slots', { changes: 'content' }, async (request, reply) => {
    const options = { seen: seenVersions(request), preview: request.query.preview }
    const data = await asGuide(request, (tx, guide) =>
      withIdempotency(tx, request, reply, async () => ({
        status: 200,
        body: await changeTimeSlots(tx, guide, request.params.id, request.body, options),
      })),
    )
    return withTag(reply, data)
  })

  serve(app, 'POST /guide/experiences/:id/restaurant', { changes: 'content' }, async (request, reply) => {
    const answer = await asGuide(request, (tx, guide) =>
      withIdempotency(tx, request, reply, async () => {
        const { restaurant_id: restaurantId } = request.body
        const seen = seenVersions(request)
        const data = await assignRestaurant(tx, guide, request.params.id, restaurantId, seen)
        return { status: 200, body: { data } }
      }),
    )
    return tagged(reply, answer)
  })

  serve(
    app,
    'POST /guide/experiences/:id/photos',
    { bodyLimit: PHOTO_MAX_BYTES + 128 * 1024 },
    async (request, reply) => {
      const guide = { tenantId: request.tenant.id, userId: requirePerson(request).id }
      const data = await uploadExperiencePhoto(request, guide, request.params.id)
      reply.code(201)
      return { data }
    },
  )

  serve(app, 'GET /guide/restaurants', async (request) => {
    const page = readPage(request.query, ['number', 'text'])
    const rows = await request.inTenant((tx) => listRestaurants(tx, request.tenant.id, page))
    const localizer = localizerFor(request)
    return pageOf(
      rows,
      page,
      (row) => [row.sortOrder, row.id],
      (row) => toGuideRestaurant(row, localizer),
    )
  })
}
