import type { SentenceReason } from './refusal.ts'

/**
 * What helps after a refusal that no other date solves. `agency`: only the guide can help; `ofGroup`: the reservation is the member's own or of another member
 * of the group; `confirm`: the link that confirms the e-mail; `send`: the button below the sheet, for signing in or another try.
 */
export type WayOut = 'groups' | 'reservations' | 'ofGroup' | 'agency' | 'profile' | 'confirm' | 'send'

// exhaustive: a refusal without a way out does not compile
const WAYS: Record<SentenceReason, WayOut> = {
  groupRequired: 'groups',
  noGroups: 'groups',
  groupRole: 'groups',
  groupNotFound: 'groups',
  groupExists: 'ofGroup',
  reservationNotFound: 'reservations',
  fieldLocked: 'reservations',
  closed: 'reservations',
  stale: 'reservations',
  exists: 'reservations',
  notBookable: 'agency',
  experienceNotFound: 'agency',
  accountLeaving: 'profile',
  tooManyOpen: 'reservations',
  tooManyUnconfirmed: 'confirm',
  loginRequired: 'send',
  busy: 'send',
  cancelledSince: 'send',
}

export const wayOutOf = (reason: SentenceReason): WayOut => WAYS[reason]

/** Whether the guide's contact is shown beside the sentence. */
export const asksAgency = (reason: SentenceReason): boolean =>
  ['agency', 'groups', 'ofGroup'].includes(WAYS[reason])
