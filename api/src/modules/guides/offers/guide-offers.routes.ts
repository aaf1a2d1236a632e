import multipart from '@fastify/multipart'
import { dataOf, idParams } from '@sureda/contract/envelope'
import {
  guideExperienceBody,
  guideExperienceDetail,
  guideRestaurant,
  restaurantBody,
  uploadedPhoto,
} from '@sureda/contract/guide-experience'
import { PHOTO_MAX_BYTES } from '@sureda/contract/limits'
import {
  type OfferPreview,
  offerPreview,
  previewQuery,
  timeSlots,
  timeSlotsBody,
  timeSlotsQuery,
} from '@sureda/contract/time-slots'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { ApiModule } from '../../../api-module.ts'
import { pageOf, readPage } from '../../../lib/page.ts'
import { detailSchema, listSchema, noQuery } from '../../../lib/schemas.ts'
import { wordsFor } from '../../../lib/texts.ts'
import { requirePerson } from '../../../plugins/access.ts'
import { withIdempotency } from '../../../plugins/idempotency.ts'
import { seenVersions, tagged } from '../../bookings/reservations/booking-request.ts'
import { uploadOfferPhoto } from '../photos/upload-photo.service.ts'
import { asGuide } from '../reservations/guide-reservations.routes.ts'
import { changeTimeSlots, readTimeSlots } from '../times/time-slots.service.ts'
import { assignRestaurant, changeGuideExperience, readGuideExperience } from './guide-experience.service.ts'
import { listRestaurants } from './guide-offers.queries.ts'
import { toGuideRestaurant } from './to-guide-experience.ts'

const reading = { access: 'guide' } as const
/** What is changed here is on public screens at once. */
const changing = { ...reading, changes: 'content' } as const

const put = <B extends z.ZodType, A extends z.ZodType>(body: B, answer: A) => ({
  params: idParams,
  querystring: previewQuery,
  body,
  response: { 200: dataOf(z.union([offerPreview, answer])) },
})

/** The tag of what has been saved; a preview is no version of anything. */
function withTag<T extends { version: number } | OfferPreview>(reply: FastifyReply, data: T): { data: T } {
  if ('version' in data) tagged(reply, { data })
  return { data }
}

export const guideOfferRoutes: ApiModule = async (app) => {
  await app.register(multipart, { limits: { fileSize: PHOTO_MAX_BYTES, files: 1, fields: 0, parts: 2 } })

  app.get(
    '/guide/experiences/:id',
    { config: reading, schema: detailSchema(guideExperienceDetail) },
    async (request, reply) => {
      const data = await asGuide(request, (tx, guide) => readGuideExperience(tx, guide, request.params.id))
      return tagged(reply, { data })
    },
  )

  app.put(
    '/guide/experiences/:id',
    { config: changing, schema: put(guideExperienceBody, guideExperienceDetail) },
    async (request, reply) => {
      const options = { seen: seenVersions(request), preview: request.query.preview }
      const data = await asGuide(request, (tx, guide) =>
        withIdempotency(tx, request, reply, async () => ({
          status: 200,
          body: await changeGuideExperience(tx, guide, request.params.id, request.body, options),
        })),
      )
      return withTag(reply, data)
    },
  )

  app.get(
    '/guide/experiences/:id/time-slots',
    {
      config: reading,
      schema: { params: idParams, querystring: timeSlotsQuery, response: { 200: dataOf(timeSlots) } },
    },
    async (request, reply) => {
      const data = await asGuide(request, (tx, guide) =>
        readTimeSlots(tx, guide, request.params.id, request.query),
      )
      return tagged(reply, { data })
    },
  )

  app.put(
    '/guide/experiences/:id/time-slots',
    { config: changing, schema: put(timeSlotsBody, timeSlots) },
    async (request, reply) => {
      const options = { seen: seenVersions(request), preview: request.query.preview }
      const data = await asGuide(request, (tx, guide) =>
        withIdempotency(tx, request, reply, async () => ({
          status: 200,
          body: await changeTimeSlots(tx, guide, request.params.id, request.body, options),
        })),
      )
      return withTag(reply, data)
    },
  )

  app.post(
    '/guide/experiences/:id/restaurant',
    {
      config: changing,
      schema: { ...detailSchema(guideExperienceDetail), body: restaurantBody },
    },
    async (request, reply) => {
      const answer = await asGuide(request, (tx, guide) =>
        withIdempotency(tx, request, reply, async () => {
          const { restaurant_id: restaurantId } = request.body
          const seen = seenVersions(request)
          const data = await assignRestaurant(tx, guide, request.params.id, restaurantId, seen)
          return { status: 200, body: { data } }
        }),
      )
      return tagged(reply, answer)
    },
  )

  app.post(
    '/guide/experiences/:id/photos',
    {
      config: reading,
      bodyLimit: PHOTO_MAX_BYTES + 128 * 1024,
      schema: { params: idParams, querystring: noQuery, response: { 201: dataOf(uploadedPhoto) } },
    },
    async (request, reply) => {
      const guide = { tenantId: request.tenant.id, userId: requirePerson(request).id }
      const data = await uploadOfferPhoto(request, guide, request.params.id)
      reply.code(201)
      return { data }
    },
  )

  app.get('/guide/restaurants', { config: reading, schema: listSchema(guideRestaurant) }, async (request) => {
    const page = readPage(request.query, ['number', 'text'])
    const rows = await request.inTenant((tx) => listRestaurants(tx, request.tenant.id, page))
    const words = wordsFor(request)
    return pageOf(
      rows,
      page,
      (row) => [row.sortOrder, row.id],
      (row) => toGuideRestaurant(row, words),
    )
  })
}
