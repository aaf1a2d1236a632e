import { queryClient } from '@sureda/remote/query'
import { startSignOutSync } from '../session/untold-sign-outs.ts'
import { startLocationSync } from './location-sync.ts'
import { startOutboxSync } from './outbox-sync.ts'

/** What goes on in the background as long as the page is open. A file of its own: nothing of it is needed before the first screen is shown. */
export function startUpkeep(): void {
  startLocationSync(queryClient)
  startOutboxSync()
  startSignOutSync()
}
