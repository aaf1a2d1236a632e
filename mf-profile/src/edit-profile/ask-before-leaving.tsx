import { useConfirmLeave, useIsDirty } from '@sureda/remote/unsaved'
import { type ReactNode, useRef } from 'react'

/** Asks before unsaved input of its children is left for another screen. `saved` is what the server has; when it changes, nothing is unsaved. */
export function AskBeforeLeaving({ saved, children }: { saved: unknown; children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null)
  const dialog = useConfirmLeave(useIsDirty(body, saved), 'all')
  return (
    <>
      <div ref={body}>{children}</div>
      {dialog}
    </>
  )
}
