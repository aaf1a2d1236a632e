import { type SQL, sql } from '../database/orm.ts'

/** A rule that must always hold. The database enforces it, but constraints can be dropped and data restored by hand. */
export interface Invariant {
  id: string
  /** The rule, for people. */
  rule: string
  /** One row per violation in the current tenant; `what` names it without personal data. */
  breaches: SQL
}

export const INVARIANTS: readonly Invariant[] = [
  {
    id: 'seats-capacity',
    rule: 'no slot sells more seats than it has',
    breaches: sql`select concat_ws(' ', experience_id, date, time) as what from slot_inventory where booked > capacity or booked < 0`,
  },
  {
    id: 'seats-sum',
    rule: 'the seats of a slot are those of its reservations and offers',
    breaches: sql`select concat_ws(' ', experience_id, date, time) as what from reservation_inventory_drift`,
  },
  {
    id: 'one-reservation',
    rule: 'a member has one active reservation of an experience and day',
    breaches: sql`select concat_ws(' ', user_id, experience_id, date) as what from reservations
      where status in ('pending', 'confirmed') group by user_id, experience_id, date having count(*) > 1`,
  },
  {
    id: 'points-sum',
    rule: 'a balance of points is the sum of its ledger, and never negative',
    breaches: sql`select user_id::text as what from points_drift
      union select user_id::text from points_accounts where balance < 0
      union select user_id::text from points_ledger l where not exists (
        select from points_accounts a where a.tenant_id = l.tenant_id and a.user_id = l.user_id)`,
  },
  {
    id: 'points-once',
    rule: 'a source pays a member once',
    breaches: sql`select concat_ws(' ', user_id, source_type, source_id, occurrence) as what from points_ledger
      group by user_id, source_type, source_id, occurrence having count(*) > 1`,
  },
  {
    id: 'rewards-stock',
    rule: 'no more of a reward are redeemed than counted',
    breaches: sql`select reward_id as what from reward_drift`,
  },
  {
    id: 'rewards-paid',
    rule: 'a redemption is paid with its points',
    breaches: sql`select r.id::text as what from redemptions r where not exists (
      select from points_ledger l where l.tenant_id = r.tenant_id and l.user_id = r.user_id
        and l.source_type = 'redemption' and l.source_id = r.id::text and l.delta = -r.cost)`,
  },
  {
    id: 'ratings-sum',
    rule: 'shown ratings are the sum of those that were given',
    breaches: sql`select concat_ws(' ', rateable_type, rateable_id) as what from ratings_drift`,
  },
]
