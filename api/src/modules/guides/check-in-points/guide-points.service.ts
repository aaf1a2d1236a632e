import { randomUUID } from 'node:crypto'
import { paths } from '@sureda/contract/remote/paths'
import { CHECK_IN_POINTS_PER_GUIDE } from '@sureda/contract/rules/limits'
import type { LocalizedText } from '@sureda/contract/schemas/fields/localized-text'
import type {
  CheckInPoint,
  CheckInPointBody,
  GuideCheckInPoint,
} from '@sureda/contract/schemas/guides/check-in-point'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../../../database/database.ts'
import { databaseTime } from '../../../database/database-time.ts'
import { AppError } from '../../../errors/app-error.ts'
import { localizerFor } from '../../../lib/localizer.ts'
import { requirePerson } from '../../../plugins/access.ts'
import { seenVersions } from '../../bookings/reservations/booking-request.ts'
import { refuseOutside } from '../../platform/tenant/outside-territory.ts'
import { publicUrl } from '../../platform/tenant/public-url.ts'
import {
  countForInsert,
  findGuidePoint,
  type GuidePointRow,
  insertPoint,
  updatePoint,
} from './guide-points.queries.ts'

export const guideOf = (request: FastifyRequest) => ({
  tenantId: request.tenant.id,
  userId: requirePerson(request).id,
})

export function toCheckInPoint(row: GuidePointRow, request: FastifyRequest): CheckInPoint {
  const localizer = localizerFor(request)
  return {
    id: row.id,
    name: localizer.text(row.name),
    description: localizer.text(row.description),
    latitude: row.latitude,
    longitude: row.longitude,
    radius: row.radiusM,
    points: row.points,
    type: row.poiType,
  }
}

export const toGuidePoint = (row: GuidePointRow, request: FastifyRequest): GuideCheckInPoint => ({
  ...toCheckInPoint(row, request),
  version: row.version,
  visits: row.visits,
  url: publicUrl(request.server.config, request.tenant, paths.checkInPoint(row.id)),
})

/** A point of the guide. Throws `check_in_point_not_found`. */
export async function requireGuidePoint(tx: Db, request: FastifyRequest, id: string): Promise<GuidePointRow> {
  const row = await findGuidePoint(tx, guideOf(request), id)
  if (!row) throw new AppError('check_in_point_not_found')
  return row
}

/** Creates a point. Throws `too_many_check_in_points`, and 422 for a place outside the territory. */
export async function addPoint(
  tx: Db,
  request: FastifyRequest,
  body: CheckInPointBody,
): Promise<GuideCheckInPoint> {
  refuseOutside(request.tenant.document.map.bounds, body, { around: AROUND })
  const guide = guideOf(request)
  if ((await countForInsert(tx, guide)) >= CHECK_IN_POINTS_PER_GUIDE)
    throw new AppError('too_many_check_in_points', 'limit per guide', {
      data: { limit: CHECK_IN_POINTS_PER_GUIDE },
    })
  const id = `g-${randomUUID()}`
  await insertPoint(tx, {
    ...columnsOf(request, body),
    tenantId: guide.tenantId,
    guideUserId: guide.userId,
    id,
  })
  return toGuidePoint(await requireGuidePoint(tx, request, id), request)
}

/**
 * Changes a point of the guide. Throws `check_in_point_not_found`, and 412 `stale_check_in_point` with the current
 * point in `data.point`.
 */
export async function changePoint(
  tx: Db,
  request: FastifyRequest,
  id: string,
  body: CheckInPointBody,
): Promise<GuideCheckInPoint> {
  refuseOutside(request.tenant.document.map.bounds, body, { around: AROUND })
  const before = await requireGuidePoint(tx, request, id)
  const isSaved = await updatePoint(
    tx,
    guideOf(request),
    id,
    columnsOf(request, body, before),
    seenVersions(request),
  )
  const point = toGuidePoint(await requireGuidePoint(tx, request, id), request)
  if (!isSaved) throw new AppError('stale_check_in_point', 'changed meanwhile', { data: { point } })
  return point
}

/** Removes a point. Visitors keep their points and history. Throws like `changePoint`. */
export async function removePoint(tx: Db, request: FastifyRequest, id: string): Promise<void> {
  const before = await requireGuidePoint(tx, request, id)
  const values = { active: false, deletedAt: await databaseTime.of(tx) }
  if (!(await updatePoint(tx, guideOf(request), id, values, seenVersions(request))))
    throw new AppError('stale_check_in_point', 'changed meanwhile', {
      data: { point: toGuidePoint(before, request) },
    })
}

function columnsOf(request: FastifyRequest, body: CheckInPointBody, before?: GuidePointRow) {
  return {
    name: written(request, body.name, before?.name),
    description: written(request, body.description, before?.description),
    latitude: body.latitude,
    longitude: body.longitude,
    radiusM: body.radius,
    points: body.points,
    poiType: body.type,
  }
}

/**
 * A text in the language of the request. Readers of other languages get the territory's default, so it is set too
 * unless it has its own text. Languages that still have the old text are updated.
 */
function written(request: FastifyRequest, text: string, before?: LocalizedText): LocalizedText {
  const { locale, tenant } = request
  const was: Partial<LocalizedText> = before ?? {}
  const next: Partial<LocalizedText> = { ...was, [locale]: text }
  const shown = was[locale] ?? was[tenant.locale]
  for (const [other, localizer] of Object.entries(was) as [keyof LocalizedText, string][])
    if (localizer === shown) next[other] = text
  next[tenant.locale] ??= text
  // other languages fall back to the territory's default
  return next as LocalizedText
}

/** Degrees around the map of a territory: some 25 km. */
const AROUND = 0.25
