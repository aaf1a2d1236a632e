import { useEffect, useLayoutEffect } from 'react'
import { firstScreenTaken, releaseTime } from './first-screen.ts'

/** The last sibling of a screen: its effects run when the screen is hydrated, or its error is shown. */
export function HydrationEnd(): null {
  // before the screen's own effects: what they ask for is no longer part of the server's page
  useLayoutEffect(releaseTime, [])
  useEffect(firstScreenTaken, [])
  return null
}
