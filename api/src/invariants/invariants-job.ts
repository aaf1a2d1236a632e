import { withTenant } from '../database/with-tenant.ts'
import type { Job } from '../jobs/runner.ts'
import { brokenInvariants } from '../metrics/instruments.ts'
import { tryConsume } from '../plugins/rate-limit.ts'
import { typedCommand } from '../typed-command.ts'
import { checkInvariants, faultsOf } from './check-invariants.ts'
import { INVARIANTS } from './invariants.ts'

// starts at 0: Prometheus sees no increase in a series that begins with a higher value
for (const { id } of [...INVARIANTS, { id: 'references' }]) brokenInvariants.inc({ invariant: id }, 0)

/** Only the first process of each day checks. */
const ONCE_A_DAY = { bucket: 'invariants', max: 1, windowMs: 86_400_000 }

/** Checks the invariants of each tenant once a day, and logs each broken one as an error. */
export const watchInvariants: Job = {
  name: 'invariants',
  everyMs: 3_600_000,
  run: async ({ db, config, log }, { id }) => {
    const isTurn = await withTenant(db, id, (tx) =>
      tryConsume(tx, id, { ...config, RATE_LIMIT_FACTOR: 1 }, ONCE_A_DAY, 'day'),
    )
    if (!isTurn) return 0
    const check = await checkInvariants(db, id)
    for (const { id: invariant, broken } of check.invariants) brokenInvariants.inc({ invariant }, broken)
    const faults = faultsOf(check)
    if (faults.length > 0)
      log.error({ tenant: id, faults }, `invariants are broken: ${typedCommand('database check')}`)
    return 0
  },
}
