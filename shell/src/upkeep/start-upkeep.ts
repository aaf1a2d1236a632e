import { queryClient } from '@sureda/remote/query'
import { startSignOutSync } from '../session/unsent-sign-outs.ts'
import { startLocationSync } from './location-sync.ts'
import { startOutboxSync } from './outbox-sync.ts'

/** Background work while the page is open. A separate file: nothing of it is needed before the first screen. */
export function startUpkeep(): void {
  startLocationSync(queryClient)
  startOutboxSync()
  startSignOutSync()
}
