import type { ReservationStatus } from '@sureda/contract/codes/enums'
import type { ReservationEvent } from '@sureda/contract/schemas/bookings/reservation'
import { sql } from '../../../database/orm.ts'

type StoredEvent = Omit<ReservationEvent, 'by'> & { actor: string; status: ReservationStatus }

/** The history of the reservation in the row, oldest first, in the same query, so that a list needs no more. */
export const historyOfRow = sql<StoredEvent[]>`(
  select coalesce(json_agg(json_build_object('kind', e.kind, 'actor', e.actor, 'at', e.at, 'status', e.to_status,
    'reason_code', e.reason_code, 'reason', e.reason, 'changes', e.changes) order by e.id), '[]'::json)
  from reservation_events e where e.tenant_id = reservations.tenant_id and e.reservation_id = reservations.id)`

/** `changed_by` begins with one of these; anyone else changes reservations for the office. */
const ROLES: Record<string, ReservationEvent['by']> = { user: 'member', guide: 'guide', system: 'system' }

/** Each event names the side, never the person: both sides read it. */
export const toHistory = (events: readonly StoredEvent[]): ReservationEvent[] =>
  events.map(({ actor, at, ...event }) => ({
    ...event,
    by: ROLES[actor.split(':')[0] ?? ''] ?? 'office',
    at: new Date(at).toISOString(),
  }))
