import type { ProblemCode } from '../codes/problem-codes.ts'
import type { SchedulePreview, TimeSlots } from '../schemas/bookings/time-slots.ts'
import type { GuideProfile } from '../schemas/guides/agency.ts'
import type { GuideCheckInPoint } from '../schemas/guides/check-in-point.ts'
import type { Group, GroupReservation } from '../schemas/guides/group.ts'
import type { GuideExperienceDetail } from '../schemas/guides/guide-experience.ts'
import type { GuideReservation } from '../schemas/guides/guide-reservation.ts'

/** The reservation as it is now; a member's own calls leave it out. */
type PresentReservation = { reservation?: GuideReservation }

/** `data` of the refusals that carry something to show, by code. Other codes carry figures for their sentence at most. */
export interface ProblemData {
  capacity_below_booked: SchedulePreview
  group_has_reservations: { reservations: GroupReservation[] }
  reservation_closed: PresentReservation
  reservation_expired: PresentReservation
  reservation_not_begun: PresentReservation
  reservation_transition: PresentReservation
  slots_booked: SchedulePreview
  stale_agency: { profile: GuideProfile }
  stale_check_in_point: { point: GuideCheckInPoint }
  stale_experience: { experience: GuideExperienceDetail }
  stale_group: { group: Group }
  stale_reservation: PresentReservation
  stale_time_slots: { time_slots: TimeSlots }
}

/** What a refusal must be given, by its code. */
export type DataOf<C extends ProblemCode> = C extends keyof ProblemData
  ? ProblemData[C]
  : Record<string, unknown>

/** `data` of an error answer if its code is one of `codes`. */
export function problemData<C extends keyof ProblemData>(
  error: unknown,
  ...codes: C[]
): ProblemData[C] | undefined {
  const { code, data } = (error ?? {}) as { code?: unknown; data?: unknown }
  return (codes as unknown[]).includes(code) ? (data as ProblemData[C]) : undefined
}
