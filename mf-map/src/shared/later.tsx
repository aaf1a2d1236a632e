import type { ReactNode } from 'react'
import { type LoadPart, usePart } from './use-part.ts'

interface LaterProps<P extends object> {
  load: LoadPart<P>
  props: P
  /** Another value asks again for a part that could not be loaded. */
  wanted?: unknown
  /** Shown until the part is there. */
  placeholder: ReactNode
  /** Shown when it cannot be loaded, with a way to ask again. */
  fallback: (retry: () => void) => ReactNode
}

/** A heavy part that comes after the first paint, in its own place. */
export function Later<P extends object>({ load, props, wanted, placeholder, fallback }: LaterProps<P>) {
  const { Part, retry } = usePart(load, wanted)
  if (Part) return <Part {...props} />
  return retry ? fallback(retry) : placeholder
}
