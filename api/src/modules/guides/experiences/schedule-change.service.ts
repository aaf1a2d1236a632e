import { GUIDE_REASONS, type GuideReason } from '@sureda/contract/codes/enums'
import type { CancelReservations, SchedulePreview } from '@sureda/contract/schemas/bookings/time-slots'
import type { Db } from '../../../database/database.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Schedule } from '../../bookings/availability/slot-rules.ts'
import { updateUnchanged } from '../../bookings/reservations/reservations.queries.ts'
import { dayIn } from '../../platform/tenant/local-day.ts'
import type { GuideContext } from '../reservations/guide-reservations.service.ts'
import {
  listInventoryFrom,
  listOpenReservations,
  lockOpenReservations,
  setCapacity,
} from './guide-experiences.queries.ts'
import { countTimes, type PlannedChange, planSlots, type SlotPlan, type Touched } from './schedule-change.ts'

export interface ScheduleChange extends PlannedChange {
  experienceId: string
  /** Null if there was no schedule. */
  before: Schedule | null
}

/** Retries after concurrent bookings before answering `busy`. */
const ROUNDS = 3

const isReason = (text: string): text is GuideReason => (GUIDE_REASONS as readonly string[]).includes(text)

async function planOf(db: Db, guide: GuideContext, change: ScheduleChange, lock: boolean) {
  const { experienceId } = change
  const today = dayIn(guide.clock.timeZone, guide.clock.now)
  const inventory = await listInventoryFrom(db, guide, experienceId, today, { lock })
  // after locking the seats, so that the latest bookings are included
  const open = await listOpenReservations(db, guide, experienceId, guide.clock.now)
  return planSlots(change, inventory, open, guide.clock)
}

const toPreview = (plan: SlotPlan, change: ScheduleChange, guide: GuideContext): SchedulePreview => ({
  preview: true,
  ...countTimes(change.before, change.after, guide.clock),
  reservations: plan.touched.map(
    ({ startsAt, createdAt: _created, version: _version, nights: _nights, rooms: _rooms, ...row }) => ({
      ...row,
      starts_at: startsAt.toISOString(),
    }),
  ),
})

/** What the change would do; changes nothing. */
export async function previewChange(
  db: Db,
  guide: GuideContext,
  change: ScheduleChange,
): Promise<SchedulePreview> {
  return toPreview(await planOf(db, guide, change, false), change, guide)
}

/**
 * Adapts the seats of an experience to its new times, inside the transaction that has written them. Reservations without a
 * place are cancelled with the guide's reason, if given. A concurrent booking based on the old times fails the check of
 * the counter row. Throws 409 `slots_booked` or `capacity_below_booked` with the preview in `data`, 503 `busy`.
 */
export async function applyChange(
  db: Db,
  guide: GuideContext,
  change: ScheduleChange,
  cancel: CancelReservations | undefined,
): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    if (cancel) await lockOpenReservations(db, guide, change.experienceId, guide.clock.now)
    const plan = await planOf(db, guide, change, true)
    const unseen = plan.touched.filter(({ id }) => !cancel || (cancel.ids && !cancel.ids.includes(id)))
    if (unseen.length > 0) throw refusal(plan, change, guide)
    if (cancel && !(await cancelAll(db, guide, plan.touched, cancel.reason))) continue
    for (const slot of plan.capacities) await setCapacity(db, guide, change.experienceId, slot)
    return
  }
  throw new AppError('busy', 'reservations were changed concurrently too often', { retryAfter: 1 })
}

function refusal(plan: SlotPlan, change: ScheduleChange, guide: GuideContext): AppError {
  const code = plan.touched.some(({ because }) => because === 'removed')
    ? 'slots_booked'
    : 'capacity_below_booked'
  return new AppError(code, `${plan.touched.length} reservations`, {
    data: { ...toPreview(plan, change, guide) },
  })
}

/** False if one of them has changed meanwhile. */
async function cancelAll(
  db: Db,
  guide: GuideContext,
  touched: readonly Touched[],
  reason: string,
): Promise<boolean> {
  const why = isReason(reason) ? { reasonCode: reason } : { cancelReason: reason }
  for (const row of touched) {
    const values = {
      status: 'cancelled',
      cancelledBy: 'guide',
      changedBy: `guide:${guide.userId}`,
      ...why,
    } as const
    if (!(await updateUnchanged(db, guide.tenantId, row, values))) return false
  }
  return true
}
