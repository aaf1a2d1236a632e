import { type ReactNode, startTransition, useEffect, useState } from 'react'

/** The first screen of a visit stands: from now on code and answers are here, and a page returns to its place in one piece. */
let hasStood = false

/**
 * What nobody sees without scrolling. On the first screen of a visit it is drawn after the first view has been painted, which a slow phone would
 * otherwise hold back for it; on every later screen at once. Nothing may stand below it, or that would move.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  const [isDrawn, setDrawn] = useState(hasStood)
  useEffect(() => {
    hasStood = true
    startTransition(() => setDrawn(true))
  }, [])
  return isDrawn ? children : null
}
