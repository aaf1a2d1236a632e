import type { ReservationStatus } from '../codes/enums.ts'

/** Actions of a guide on a reservation; also the last path segment of the call. */
export const GUIDE_ACTIONS = ['confirm', 'reject', 'cancel', 'attended', 'no-show'] as const
export type GuideAction = (typeof GUIDE_ACTIONS)[number]

interface ReservationTimes {
  status: ReservationStatus
  starts_at: string
  ends_at: string
  /** Deadline for answering a pending one. */
  expires_at: string | null
  /** When its people were marked as present. */
  attended_at?: string | null | undefined
}

/**
 * Actions available to the guide at that moment: answer a request until it expires, cancel until the end, record
 * attendance from the start. The server enforces it; the screen shows no button that would be refused. `leadMs`: how
 * long before the start attendance is accepted.
 */
export function guideActions(
  { status, starts_at, ends_at, expires_at, attended_at }: ReservationTimes,
  now: Date,
  leadMs = 0,
): GuideAction[] {
  if (status === 'pending') return expires_at && now < new Date(expires_at) ? ['confirm', 'reject'] : []
  if (status !== 'confirmed') return []
  const startsAt = Date.parse(starts_at)
  const canAttend = now.getTime() >= startsAt - leadMs && !attended_at
  const isOver = now >= new Date(ends_at)
  return [
    ...(canAttend ? (['attended'] as const) : []),
    ...(now.getTime() >= startsAt ? (['no-show'] as const) : []),
    ...(isOver ? [] : (['cancel'] as const)),
  ]
}
