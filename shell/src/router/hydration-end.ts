import { useEffect, useLayoutEffect } from 'react'
import { firstScreenTaken, releaseTime } from './first-screen.ts'

/** The last sibling of a screen: its effects run when the screen is hydrated, or its error is shown. */
export function HydrationEnd(): null {
  // before the screen's own effects, whose calls no longer belong to the server's page
  useLayoutEffect(releaseTime, [])
  useEffect(firstScreenTaken, [])
  return null
}
