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
  /** What the action is about, such as `rating:event:ev-1`. A later action with the same subject replaces a queued one. */
  subject: string
  /** Name of the item, for the list of queued actions. */
  title?: string | undefined
  method: 'POST' | 'DELETE'
  /** Relative to `/api/v1`. */
  path: string
  body?: unknown
  /** Queries that are stale once the server has it. */
  invalidates: readonly QueryKey[]
}

export interface OutboxItem extends OutboxAction {
  /** Idempotency key: repeated sends take effect once. */
  key: string
  /**
   * Owner: only this person's session may send it. Empty for a guest: sent without a session, even if a person has
   * signed in meanwhile.
   */
  userId: string
  /** When it was done, in milliseconds since 1970. */
  at: number
  /** Server time from which its age counts; missing until known. */
  since?: number | undefined
  /** The network failed while it was being sent: it may have arrived, so it can be retried under its key but not withdrawn. */
  isTried: boolean
}

/** Queries to invalidate after an item was sent. Phones from before shell API 2.0, and remotes built for it, use `renews`. */
export const invalidatedBy = ({ invalidates, renews }: OutboxItem & { renews?: OutboxItem['invalidates'] }) =>
  invalidates ?? renews ?? []
