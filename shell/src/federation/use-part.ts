import type { Expose, RemoteName } from '@sureda/contract/remote/registry'
import { startTransition, useEffect, useState } from 'react'
import { arrivedPart, loadPart } from './load-part.ts'

/**
 * A part of a remote; undefined while it is on its way, at once where it is already here. Not React.lazy: what was once in place of a lazy component
 * stays for at least 300 ms, however soon the component comes, and a rejection stays for ever.
 *
 * @throws while rendering what prevented it from loading, for the boundary around
 */
export function usePart<T>(remote: RemoteName, expose: Expose): T | undefined {
  const [part, setPart] = useState(() => arrivedPart<T>(remote, expose))
  const [failure, setFailure] = useState<{ error: unknown }>()
  useEffect(() => {
    if (part) return
    let gone = false
    loadPart<T>(remote, expose).then(
      // in slices: a screen in one piece would block a slow phone
      (loaded) => gone || startTransition(() => setPart(loaded)),
      (error: unknown) => gone || setFailure({ error }),
    )
    return () => {
      gone = true
    }
  }, [part, remote, expose])
  if (failure) throw failure.error
  return part
}
