import type { QueryKey } from '@tanstack/react-query'

export type OutboxKind =
  | 'favorite'
  | 'dismissal'
  | 'rating'
  | 'check-in'
  | 'completed-route'
  | 'attendance'
  | 'footprint'
  | 'game'

export interface OutboxAction {
  kind: OutboxKind
  /** What it is about. A later action about the same takes the place of one that still waits: `rating:event:ev-1`. */
  subject: string
  /** Name of the thing, for the list of what waits. */
  title?: string | undefined
  method: 'POST' | 'DELETE'
  /** Below `/api/v1`. */
  path: string
  body?: unknown
  /** Queries whose answers are out of date once the server has it. */
  invalidates: readonly QueryKey[]
}

export interface OutboxItem extends OutboxAction {
  /** One intent of the person: whatever is repeated under it happens once. */
  key: string
  /** Whose it is: no other person's session may send it. Empty: a guest's, which is sent without a session, also when a person is signed in by then. */
  userId: string
  /** When it was done, in milliseconds since 1970. */
  at: number
  /** When that was by the server, from which its age counts; missing until the server has said the time. */
  since?: number | undefined
  /** It was on its way when the network fell: it may have arrived, so it can be repeated under its key, and no longer be taken back. */
  isTried: boolean
}

/** What to ask again after an item was sent. Phones of before shell API 2.0, and remotes built for it, say `renews`. */
export const invalidatedBy = ({ invalidates, renews }: OutboxItem & { renews?: OutboxItem['invalidates'] }) =>
  invalidates ?? renews ?? []
