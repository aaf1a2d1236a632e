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
    sql`with mine as (
          select a.user_id, a.lifetime from points_accounts a
          where a.tenant_id = ${tenantId} and a.user_id = ${userId}::uuid and a.lifetime > 0
        ), leaders as (
          select user_id, lifetime, rank() over (order by lifetime desc) as rank from (
            select a.user_id, a.lifetime
            from points_accounts a join users u on u.tenant_id = a.tenant_id and u.id = a.user_id
            where a.tenant_id = ${tenantId} and a.lifetime > 0 and (u.id = ${userId}::uuid or u.deletes_at is null)
            order by a.lifetime desc, a.user_id limit ${limit}) as first
        ), listed as (
          select * from leaders
          union all
          -- who has more, without those who leave: two counts that an index answers each
          select m.user_id, m.lifetime, 1
            + (select count(*) from points_accounts a where a.tenant_id = ${tenantId} and a.lifetime > m.lifetime)
            - (select count(*) from users u join points_accounts a on a.tenant_id = u.tenant_id and a.user_id = u.id
               where u.tenant_id = ${tenantId} and u.deletes_at is not null and u.deleted_at is null and a.lifetime > m.lifetime)
          from mine m where not exists (select from leaders l where l.user_id = m.user_id)
        )
        select u.id::text as "userId", l.rank::int as rank, case when shown then u.name end as name, case when shown then u.avatar end as avatar, l.lifetime as points
        from listed l join users u on u.tenant_id = ${tenantId} and u.id = l.user_id,
             lateral (select u.id = ${userId}::uuid or coalesce((u.privacy ->> 'public_profile')::boolean, false) as shown) as s
        order by l.lifetime desc, u.id`,
  )
}
