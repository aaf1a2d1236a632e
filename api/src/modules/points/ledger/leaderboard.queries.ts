import type { Db } from '../../../database/database.ts'
import { sql } from '../../../database/orm.ts'
import { rowsOf } from '../../../database/with-tenant.ts'
import type { Owner } from './points.queries.ts'

export interface LeaderboardRow {
  userId: string
  rank: number
  /** Null without a public profile, except for the person who asks. */
  name: string | null
  avatar: string | null
  points: number
}

/**
 * The first `limit` people by lifetime points, and the person who asks at whatever rank. Only public profiles and the person who asks have name and picture; accounts
 * that are to be deleted are left out, except that person's own.
 */
export function listLeaders(db: Db, { tenantId, userId }: Owner, limit: number) {
  return rowsOf<LeaderboardRow>(
    db,
    sql`with ranked as (
          select u.id::text as "userId", case when shown then u.name end as name, case when shown then u.avatar end as avatar, a.lifetime as points, (rank() over (order by a.lifetime desc))::int as rank,
                 row_number() over (order by a.lifetime desc, u.id) as place
          from points_accounts a join users u on u.tenant_id = a.tenant_id and u.id = a.user_id,
               lateral (select u.id = ${userId}::uuid or coalesce((u.privacy ->> 'public_profile')::boolean, false) as shown) as s
          where a.tenant_id = ${tenantId} and a.lifetime > 0
            and (u.id = ${userId}::uuid or u.deletes_at is null)
        )
        select "userId", rank, name, avatar, points from ranked
        where place <= ${limit} or "userId" = ${userId} order by place`,
  )
}
