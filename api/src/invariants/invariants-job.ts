import { withTenant } from '../database/with-tenant.ts'
import type { Job } from '../jobs/runner.ts'
import { brokenInvariants } from '../metrics/instruments.ts'
import { isWithin } from '../plugins/rate-limit.ts'
import { typedCommand } from '../typed-command.ts'
import { checkInvariants, faultsOf } from './check-invariants.ts'
import { INVARIANTS } from './invariants.ts'

// at 0 from the start: Prometheus sees no rise in a series that begins higher
for (const { id } of [...INVARIANTS, { id: 'references' }]) brokenInvariants.inc({ invariant: id }, 0)

/** Whichever process comes first in a day does it. */
const ONCE_A_DAY = { bucket: 'invariants', max: 1, windowMs: 86_400_000 }

/** Looks at the invariants of each tenant once a day, and logs one line of level error where one is broken. */
export const watchInvariants: Job = {
  name: 'invariants',
  everyMs: 3_600_000,
  run: async ({ db, config, log }, { id }) => {
    const isTurn = await withTenant(db, id, (tx) =>
      isWithin(tx, id, { ...config, RATE_LIMIT_FACTOR: 1 }, ONCE_A_DAY, 'day'),
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
