import { AppError } from '../errors/app-error.ts'
import { printError } from '../log/crash.ts'
import type { Database, Db, ReadReplica, TenantVersions } from './database.ts'
import { sql } from './orm.ts'
import { rowsOf, withTenant } from './with-tenant.ts'

/** A failed replica is not asked for this time, because each attempt may block its caller. */
const REST_MS = 5_000

/**
 * Lag is detected by comparing content versions, not by time: an answer newer than its version is replaced with the
 * next version, but an older one would remain cached.
 */
export function createReadReplica({ db, close }: Pick<Database, 'db' | 'close'>): ReadReplica {
  let restsUntil = 0
  let isTold = false
  const rest = (error: unknown) => {
    restsUntil = performance.now() + REST_MS
    if (!isTold) printError('the read replica does not answer, the primary is asked', error)
    isTold = true
    return undefined
  }
  return {
    db,
    close,
    read: async (tenant, fn) => {
      if (performance.now() < restsUntil) return undefined
      try {
        return await withTenant(db, tenant.id, async (tx) => {
          const state = await stateOf(tx, tenant.id)
          // a promoted replica no longer follows the primary
          if (!state.standby) return rest(new Error('it follows no primary'))
          isTold = false
          const isBehind =
            state.content < tenant.contentVersion || state.ratings < sumOf(tenant.ratingVersions)
          return isBehind ? undefined : { value: await fn(tx) }
        })
      } catch (error) {
        if (error instanceof AppError) throw error
        return rest(error)
      }
    },
  }
}

const sumOf = (versions: TenantVersions['ratingVersions']) =>
  Object.values(versions).reduce<number>((sum, version) => sum + (version ?? 0), 0)

async function stateOf(tx: Db, tenantId: string) {
  const [state] = await rowsOf<{ standby: boolean; content: number; ratings: number }>(
    tx,
    sql`select pg_is_in_recovery() as standby,
               coalesce((select version from content_versions where tenant_id = ${tenantId}), 0)::float8 as content,
               coalesce((select sum(version) from rating_versions where tenant_id = ${tenantId}), 0)::float8 as ratings`,
  )
  return state ?? { standby: false, content: 0, ratings: 0 }
}
