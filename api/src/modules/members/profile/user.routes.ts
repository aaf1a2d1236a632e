import multipart from '@fastify/multipart'
import { PHOTO_MAX_BYTES } from '@sureda/contract/rules/limits'
import type { FastifyRequest } from 'fastify'
import type { ApiModule } from '../../../api-module.ts'
import { databaseTime } from '../../../database/database-time.ts'
import { requirePerson } from '../../../plugins/access.ts'
import { consumeLimit, type Limit } from '../../../plugins/rate-limit.ts'
import { serve } from '../../../serve.ts'
import { withOnePhoto } from '../../../uploads/photo-queue.ts'
import { dayIn } from '../../platform/tenant/local-day.ts'
import { askToConfirmEmail } from './email-change.service.ts'
import { findPackageStatus, findUpcomingTips, type Reader } from './membership.queries.ts'
import { changeProfile, readProfile } from './profile.service.ts'
import { readProfileForm } from './profile-form.ts'

const HALF_AN_HOUR = 30 * 60_000
/** Counted once a form has a photo, before its bytes are read: a small file may be a decompression bomb. */
const PHOTO_LIMIT: Limit = {
  bucket: 'profile',
  max: 30,
  windowMs: HALF_AN_HOUR,
  subject: (request) => request.person?.id,
}
/** Every switch and every preference is one call. */
const CHANGE_LIMIT: Limit = {
  bucket: 'profile-change',
  max: 300,
  windowMs: HALF_AN_HOUR,
  subject: (request) => request.person?.id,
}

const readerOf = (request: FastifyRequest): Reader => ({
  tenantId: request.tenant.id,
  userId: requirePerson(request).id,
  locale: request.locale,
  tenantLocale: request.tenant.locale,
})

export const userRoutes: ApiModule = async (app) => {
  await app.register(multipart, {
    limits: { fileSize: PHOTO_MAX_BYTES, files: 1, fields: 40, fieldSize: 2_000, parts: 41, headerPairs: 50 },
  })

  serve(app, 'GET /user', async (request) => ({
    data: requirePerson(request),
  }))

  serve(app, 'GET /user/profile', async (request) => {
    const { tenantId, userId } = readerOf(request)
    return { data: await request.inTenant((tx) => readProfile(tx, tenantId, userId)) }
  })

  serve(
    app,
    'POST /user/profile',
    { limits: [CHANGE_LIMIT], bodyLimit: PHOTO_MAX_BYTES + 128 * 1024 },
    async (request) => {
      const data = await withOnePhoto(`${request.tenant.id}:${requirePerson(request).id}`, async (begin) => {
        const beforePhoto = async () => {
          begin()
          await consumeLimit(request, PHOTO_LIMIT)
        }
        const { form, photo } = await readProfileForm(request, beforePhoto)
        return changeProfile(request, form, photo)
      })
      return { data }
    },
  )

  serve(app, 'POST /user/email-confirmation', async (request, reply) => {
    await askToConfirmEmail(request, requirePerson(request).id)
    return reply.code(202).send({ data: { ok: true as const } })
  })

  serve(app, 'GET /user/packages', async (request) => {
    return {
      data: await request.inTenant(async (tx) => {
        const today = dayIn(request.tenant.timeZone, await databaseTime.of(tx))
        return findPackageStatus(tx, readerOf(request), today)
      }),
    }
  })

  serve(app, 'GET /user/upcoming-experience-tips', async (request) => ({
    data: [
      await request.inTenant(async (tx) =>
        findUpcomingTips(tx, readerOf(request), await databaseTime.of(tx)),
      ),
    ],
  }))
}
