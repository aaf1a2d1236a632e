import type { ReservationStatus } from '../codes/enums.ts'

/** What a guide can do to a reservation; also the last part of the call's address. */
export const GUIDE_ACTIONS = ['confirm', 'reject', 'cancel', 'attended', 'no-show'] as const
export type GuideAction = (typeof GUIDE_ACTIONS)[number]

interface ReservationTimes {
  status: ReservationStatus
  starts_at: string
  ends_at: string
  /** Until when a pending one can be answered. */
  expires_at: string | null
  /** Since when its people are here. */
  attended_at?: string | null | undefined
}

/**
 * What the guide can do at that moment: answer a request until it expires, cancel until the end, say who came and who did not from the start on. The
 * server holds to it; the screen shows no button that would be refused. `leadMs`: so long before the start the server takes a mark that a person is here.
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
