import { useBrowserValue } from '@sureda/ui/core'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** Element of the shell's app bar that holds a screen's own buttons. */
export const HEADER_ACTIONS_ID = 'header-actions'

/** Puts a screen's buttons (share, favorite) into the app bar. */
export function HeaderActions({ children }: { children: ReactNode }) {
  const place = useBrowserValue(() => document.getElementById(HEADER_ACTIONS_ID), null)
  return place ? createPortal(children, place) : null
}
