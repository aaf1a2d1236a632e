import { GUIDE_REASONS, type GuideReason } from '@sureda/contract/codes/enums'
import type { CancelReservations, OfferPreview } from '@sureda/contract/schemas/bookings/time-slots'
import type { Db } from '../../../database/database.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Schedule } from '../../bookings/availability/slot-rules.ts'
import { updateUnchanged } from '../../bookings/reservations/reservations.queries.ts'
import { dayIn } from '../../platform/tenant/local-day.ts'
import type { GuideAtWork } from '../reservations/guide-reservations.service.ts'
import {
  listInventoryFrom,
  listOpenReservations,
  lockOpenReservations,
  setCapacity,
} from './guide-offers.queries.ts'
import { countTimes, type PlannedChange, planSlots, type SlotPlan, type Touched } from './offer-change.ts'

export interface OfferChange extends PlannedChange {
  experienceId: string
  /** Null where there were no times. */
  before: Schedule | null
}

/** Rounds in which a member may be faster before we say that it is busy. */
const ROUNDS = 3

const isReason = (text: string): text is GuideReason => (GUIDE_REASONS as readonly string[]).includes(text)

async function planOf(db: Db, guide: GuideAtWork, change: OfferChange, lock: boolean) {
  const { experienceId } = change
  const today = dayIn(guide.clock.timeZone, guide.clock.now)
  const inventory = await listInventoryFrom(db, guide, experienceId, today, { lock })
  // after the seats are locked: anyone who got one in the last moment is among them
  const open = await listOpenReservations(db, guide, experienceId, guide.clock.now)
  return planSlots(change, inventory, open, guide.clock)
}

const toPreview = (plan: SlotPlan, change: OfferChange, guide: GuideAtWork): OfferPreview => ({
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
export async function previewChange(db: Db, guide: GuideAtWork, change: OfferChange): Promise<OfferPreview> {
  return toPreview(await planOf(db, guide, change, false), change, guide)
}

/**
 * Brings the seats of an offer in line with its new times, inside the transaction that has already written them. Reservations without a place are cancelled with
 * the reason where the guide has said so. Anyone who books in the same moment with the old times in hand is refused by the check of the counter row.
 * Throws 409 `slots_booked` or `capacity_below_booked` with the preview in `data`, 503 `busy`.
 */
export async function applyChange(
  db: Db,
  guide: GuideAtWork,
  change: OfferChange,
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
  throw new AppError('busy', 'reservations change all the time', { retryAfter: 1 })
}

function refusal(plan: SlotPlan, change: OfferChange, guide: GuideAtWork): AppError {
  const code = plan.touched.some(({ because }) => because === 'removed')
    ? 'slots_booked'
    : 'capacity_below_booked'
  return new AppError(code, `${plan.touched.length} reservations`, {
    data: { ...toPreview(plan, change, guide) },
  })
}

/** False as soon as one of them is no longer what it was. */
async function cancelAll(
  db: Db,
  guide: GuideAtWork,
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
