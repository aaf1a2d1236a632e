import { type ReactNode, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'

/** Element of the shell's app bar that holds a screen's own buttons. */
export const HEADER_ACTIONS_ID = 'header-actions'

const never = () => () => {}

/** Puts a screen's buttons (share, favorite) into the app bar. */
export function HeaderActions({ children }: { children: ReactNode }) {
  const place = useSyncExternalStore(
    never,
    () => document.getElementById(HEADER_ACTIONS_ID),
    () => null,
  )
  return place ? createPortal(children, place) : null
}
