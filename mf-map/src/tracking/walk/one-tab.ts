import { workingLocks } from '@sureda/remote/offline'

const NAME = 'sureda-track'
/** A page that is being reloaded gives its lock back within this time. */
const WAIT_MS = 1500

/** The right to record, held by one tab: two that write the same walk would overwrite each other. Null when another tab has it. */
export async function holdAlone(): Promise<(() => void) | null> {
  const locks = await workingLocks()
  if (!locks) return () => {}
  return new Promise((resolve) => {
    locks
      .request(NAME, { signal: AbortSignal.timeout(WAIT_MS) }, () => new Promise<void>(resolve))
      .catch(() => resolve(null))
  })
}
