import { withTenant } from '../database/with-tenant.ts'
import type { Job } from '../jobs/runner.ts'
import { isWithin } from '../plugins/rate-limit.ts'
import { typedCommand } from '../typed-command.ts'
import { checkInvariants, faultsOf } from './check-invariants.ts'

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
    const faults = faultsOf(await checkInvariants(db, id))
    if (faults.length > 0)
      log.error({ tenant: id, faults }, `invariants are broken: ${typedCommand('database check')}`)
    return 0
  },
}
