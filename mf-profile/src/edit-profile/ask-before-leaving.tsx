import { useAskBeforeLeaving, useIsTyped } from '@sureda/remote/unsaved'
import { type ReactNode, useRef } from 'react'

/** Asks before what is typed below it is left for another screen. `saved`: what the server has; with another one nothing is unsaved. */
export function AskBeforeLeaving({ saved, children }: { saved: unknown; children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null)
  const dialog = useAskBeforeLeaving(useIsTyped(body, saved), 'all')
  return (
    <>
      <div ref={body}>{children}</div>
      {dialog}
    </>
  )
}
