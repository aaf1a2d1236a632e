import type { Db } from '../database/database.ts'
import { sql } from '../database/orm.ts'
import { rowsOf, withTenant } from '../database/with-tenant.ts'
import { type Backlog, readBacklog } from './backlog.ts'
import { INVARIANTS } from './invariants.ts'
import { brokenReferences } from './references.ts'

const EXAMPLES = 3

export interface InvariantResult {
  id: string
  rule: string
  broken: number
  /** The first few, without personal data. */
  examples: string[]
}

export interface TenantCheck {
  tenantId: string
  invariants: InvariantResult[]
  backlog: Backlog[]
}

/**
 * Checks all invariants and queues of one tenant in one read-only transaction, which may take longer than a request.
 */
export function checkInvariants(db: Db, tenantId: string): Promise<TenantCheck> {
  return withTenant(db, tenantId, async (tx) => {
    await tx.execute(sql`set transaction read only`)
    await tx.execute(sql`set local statement_timeout = '120s'`)
    const invariants: InvariantResult[] = []
    for (const { id, rule, breaches } of INVARIANTS)
      invariants.push(result(id, rule, await rowsOf<{ what: string }>(tx, breaches)))
    invariants.push(
      result(
        'references',
        'nothing refers to a row that its tenant does not have',
        await brokenReferences(tx),
      ),
    )
    return { tenantId, invariants, backlog: await readBacklog(tx) }
  })
}

const result = (id: string, rule: string, found: readonly { what: string }[]): InvariantResult => ({
  id,
  rule,
  broken: found.length,
  examples: found.slice(0, EXAMPLES).map(({ what }) => what),
})

/** One sentence per broken invariant and late queue of a tenant; empty if everything is fine. */
export function faultsOf({ tenantId, invariants, backlog }: TenantCheck): string[] {
  return [
    ...invariants
      .filter(({ broken }) => broken > 0)
      .map(({ id, broken, examples }) => `${tenantId} ${id}: ${broken}, such as ${examples.join('; ')}`),
    ...backlog
      .filter(({ waiting, oldestSeconds, limitSeconds }) => waiting > 0 && oldestSeconds > limitSeconds)
      .map(
        ({ queue, waiting, oldestSeconds }) =>
          `${tenantId} ${queue}: ${waiting}, the oldest for ${Math.round(oldestSeconds / 60)} minutes`,
      ),
  ]
}
