import type { SentenceReason } from './refusal.ts'

/**
 * What helps after a refusal that no other date solves. `agency`: only whoever leads it can help; `send`: the button below the sheet, which then says sign in or is
 * pressed again.
 */
export type WayOut = 'groups' | 'reservations' | 'agency' | 'profile' | 'send'

// exhaustive: a refusal without a way out does not compile
const WAYS: Record<SentenceReason, WayOut> = {
  groupRequired: 'groups',
  noGroups: 'groups',
  groupRole: 'groups',
  groupNotFound: 'groups',
  groupExists: 'reservations',
  reservationNotFound: 'reservations',
  fieldLocked: 'reservations',
  closed: 'reservations',
  stale: 'reservations',
  exists: 'reservations',
  notBookable: 'agency',
  experienceNotFound: 'agency',
  accountLeaving: 'profile',
  loginRequired: 'send',
  busy: 'send',
  cancelledSince: 'send',
}

export const wayOutOf = (reason: SentenceReason): WayOut => WAYS[reason]
