import { webLocks } from '@sureda/remote/offline'

const NAME = 'sureda-track'
/** A page that is being reloaded releases its lock within this time. */
const WAIT_MS = 1500

/** Takes the lock for recording, which one tab can hold: two that write the same walk would overwrite each other. Null when another tab has it. */
export async function lockRecording(): Promise<(() => void) | null> {
  const locks = await webLocks()
  if (!locks) return () => {}
  return new Promise((resolve) => {
    locks
      .request(NAME, { signal: AbortSignal.timeout(WAIT_MS) }, () => new Promise<void>(resolve))
      .catch(() => resolve(null))
  })
}
