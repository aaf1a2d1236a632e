import type { Expose, RemoteName } from '@sureda/contract/remote/registry'
import { startTransition, useEffect, useState } from 'react'
import { loadedPart, loadPart } from './load-part.ts'

/**
 * A part of a remote; undefined while it loads, at once if it is already loaded. Not React.lazy: its fallback stays for
 * at least 300 ms, and its rejection for ever.
 *
 * @throws while rendering the loading error, for the surrounding boundary
 */
export function usePart<T>(remote: RemoteName, expose: Expose): T | undefined {
  const [part, setPart] = useState(() => loadedPart<T>(remote, expose))
  const [failure, setFailure] = useState<{ error: unknown }>()
  useEffect(() => {
    if (part) return
    let gone = false
    loadPart<T>(remote, expose).then(
      // in slices: rendering a screen in one piece would block a slow phone
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
