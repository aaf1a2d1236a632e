import { useEffect } from 'react'
import { firstScreenTaken } from './first-screen.ts'

/** The last sibling of a screen: its effect runs when the screen is hydrated, or its error is shown. */
export function HydrationEnd(): null {
  useEffect(firstScreenTaken, [])
  return null
}
