import { usualPurchase } from '@sureda/contract/rules/usual-purchase'
import type { SchedulePreview } from '@sureda/contract/schemas/bookings/time-slots'
import type {
  GuideExperienceBody,
  GuideExperienceDetail,
} from '@sureda/contract/schemas/guides/guide-experience'
import type { Db } from '../../../database/database.ts'
import { pickText } from '../../../database/pick-text.ts'
import { AppError, type FieldFault } from '../../../errors/app-error.ts'
import { refuseOutside } from '../../platform/tenant/outside-territory.ts'
import type { Guide } from '../dashboard/guide.queries.ts'
import { photoColumns } from '../photos/experience-photos.service.ts'
import type { GuideContext } from '../reservations/guide-reservations.service.ts'
import {
  findGuideExperience,
  type GuideExperienceDetailRow,
  isRestaurant,
  lockExperience,
  lockScheduleToChange,
  updateExperience,
} from './guide-experiences.queries.ts'
import { mergeText, mergeTexts } from './guide-texts.ts'
import { applyChange, previewChange, type ScheduleChange } from './schedule-change.service.ts'
import { toGuideExperienceDetail } from './to-guide-experience.ts'

export interface ChangeOptions {
  /** Versions of `If-Match`, one of which must be the current one. */
  seen?: readonly number[] | undefined
  /** Returns what would happen, without changing anything. */
  preview?: boolean | undefined
}

/**
 * The guide's experience; `experience_not_found` for another guide's. `lock`: no one else can change it until the
 * transaction ends.
 */
export async function requireExperience(
  db: Db,
  guide: Guide,
  id: string,
  { lock = false } = {},
): Promise<GuideExperienceDetailRow> {
  if (lock) await lockExperience(db, guide, id)
  const row = await findGuideExperience(db, guide, id)
  if (!row) throw new AppError('experience_not_found')
  return row
}

export const readGuideExperience = async (
  db: Db,
  guide: GuideContext,
  id: string,
): Promise<GuideExperienceDetail> =>
  toGuideExperienceDetail(await requireExperience(db, guide, id), guide.localizer)

function refuseStale(row: GuideExperienceDetailRow, guide: GuideContext, seen: ChangeOptions['seen']): void {
  if (!seen || seen.includes(row.version)) return
  throw new AppError('stale_experience', `version ${row.version}`, {
    data: { experience: toGuideExperienceDetail(row, guide.localizer) },
  })
}

/**
 * Changes an experience of the guide. Changed dates may leave reservations without a place, which are refused or
 * cancelled as for the time slots. Throws `experience_not_found`, 412 `stale_experience` with the current one in
 * `data.experience`, `experience_pending`, `validation_failed`, and what `applyChange` throws.
 */
export async function changeGuideExperience(
  db: Db,
  guide: GuideContext,
  id: string,
  body: GuideExperienceBody,
  { seen, preview = false }: ChangeOptions = {},
): Promise<GuideExperienceDetail | SchedulePreview> {
  const row = await requireExperience(db, guide, id, { lock: !preview })
  refuseStale(row, guide, seen)
  if (row.status === 'pending' && body.status === 'active') throw new AppError('experience_pending')
  const values = {
    ...valuesOf(row, body, guide),
    ...(body.photos && (await photoColumns(db, guide, row, body.photos))),
  }
  const { schedule } = row
  const dates = { startDate: values.startDate, endDate: values.endDate }
  const change: ScheduleChange | null = schedule && {
    experienceId: id,
    purchase: row.purchase,
    before: { ...schedule, startDate: row.startDate, endDate: row.endDate },
    after: { ...schedule, ...dates },
  }
  if (preview) {
    const nothing = { preview: true, adds: 0, removes: 0, changes: 0, reservations: [] } as const
    return change ? previewChange(db, guide, change) : { ...nothing, reservations: [] }
  }
  const hasOtherDates = dates.startDate !== row.startDate || dates.endDate !== row.endDate
  if (change && hasOtherDates) await lockScheduleToChange(db, guide, id)
  await updateExperience(db, guide, id, { ...values, guideEditedAt: guide.clock.now })
  if (change && hasOtherDates) await applyChange(db, guide, change, body.cancelReservations)
  return readGuideExperience(db, guide, id)
}

/** The new columns. Throws `validation_failed` for faults across fields. */
function valuesOf(
  row: GuideExperienceDetailRow,
  body: GuideExperienceBody,
  { localizer, bounds }: GuideContext,
) {
  const or = <T>(sent: T | undefined, stored: T): T => (sent === undefined ? stored : sent)
  const values = {
    title: mergeText(row.title, body.title, localizer),
    type: body.type,
    shortDescription: mergeText(row.shortDescription, body.shortDescription, localizer),
    description: mergeText(row.description, body.description, localizer),
    status: or(body.status, row.status),
    capacity: or(body.capacity, row.capacity),
    price: or(body.price, row.price),
    difficulty: or(body.difficulty, row.difficulty),
    themes: or(body.themes, row.themes),
    locationName: mergeText(row.locationName, body.locationName, localizer),
    address: or(body.address, row.address) || null,
    latitude: or(body.latitude, row.latitude),
    longitude: or(body.longitude, row.longitude),
    startDate: or(body.startDate, row.startDate),
    endDate: or(body.endDate, row.endDate),
    durationMin: or(body.duration, row.duration),
    requirements: mergeTexts(row.requirements, body.requirements, localizer),
    included: mergeTexts(row.included, body.included, localizer),
    notIncluded: mergeTexts(row.notIncluded, body.notIncluded, localizer),
  }
  const errors: FieldFault[] = []
  // the way of buying must stay that of its original type
  if (usualPurchase(values.type) !== usualPurchase(row.type))
    errors.push({ path: 'type', code: 'other_purchase' })
  // the fallback for readers of every language
  if (
    !pickText(values.title as Partial<typeof values.title>, localizer.tenantDefault, localizer.tenantDefault)
  )
    errors.push({ path: 'title', code: 'required' })
  if (values.startDate && values.endDate && values.endDate < values.startDate)
    errors.push({ path: 'endDate', code: 'ends_before_start' })
  if ((values.latitude === null) !== (values.longitude === null))
    errors.push({ path: 'latitude', code: 'both_or_none' })
  if (errors.length > 0) throw new AppError('validation_failed', 'fields together', { errors })
  const { latitude, longitude } = values
  const isMoved = latitude !== row.latitude || longitude !== row.longitude
  if (isMoved && latitude !== null && longitude !== null) refuseOutside(bounds, { latitude, longitude })
  return values
}

/**
 * Assigns the restaurant of an experience; null removes it. Throws `experience_not_found`, `stale_experience`,
 * `restaurant_not_found`, `validation_failed`.
 */
export async function assignRestaurant(
  db: Db,
  guide: GuideContext,
  id: string,
  restaurantId: string | null,
  seen?: readonly number[],
): Promise<GuideExperienceDetail> {
  const row = await requireExperience(db, guide, id, { lock: true })
  refuseStale(row, guide, seen)
  if (restaurantId === id) {
    const errors = [{ path: 'restaurant_id', code: 'own_restaurant' }]
    throw new AppError('validation_failed', 'its own restaurant', { errors })
  }
  if (restaurantId !== null && !(await isRestaurant(db, guide.tenantId, restaurantId)))
    throw new AppError('restaurant_not_found')
  if ((row.restaurant?.id ?? null) !== restaurantId) await updateExperience(db, guide, id, { restaurantId })
  return readGuideExperience(db, guide, id)
}
