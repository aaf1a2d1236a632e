import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { useNavigationType } from 'react-router'

/** The first screen of a visit stands. */
let hasStood = false

/**
 * What hardly anybody sees without scrolling: drawn after the first view has been painted, which a slow phone would otherwise hold back for it. A page that is
 * returned to is drawn in one piece, because it has a place to return to. Nothing may stand below it, or that would move.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  const isReturn = useNavigationType() === 'POP' && hasStood
  const [isDrawn, setDrawn] = useState(isReturn)
  useEffect(() => {
    hasStood = true
    startTransition(() => setDrawn(true))
  }, [])
  return isDrawn ? children : null
}
