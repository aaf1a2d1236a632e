import type { ReservationClosure } from '@sureda/contract/schemas/bookings/reservation'
import { sql } from '../../../database/orm.ts'

/**
 * The open closure affecting the days of the reservation in the row, the oldest if there are several: the same days on
 * which booking is refused. For a stay every night counts.
 */
export const closureOfRow = sql<ReservationClosure | null>`(
  select json_build_object('id', c.id, 'reason', c.reason, 'from', c.from_date, 'until', c.until_date)
  from closure_objects o join closures c on c.tenant_id = o.tenant_id and c.id = o.closure_id
  where o.tenant_id = reservations.tenant_id and o.kind = 'experience' and o.closes
    and o.object_id = reservations.experience_id and c.ended_at is null
    and reservations.status in ('pending', 'confirmed') and reservations.ends_at > now()
    and reservations.date <= c.until_date
    and reservations.date + coalesce(reservations.nights, 1) - 1 >= c.from_date
  order by c.created_at, c.id limit 1)`
