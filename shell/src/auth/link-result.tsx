import { bringIntoView } from '@sureda/ui/core'
import { EmptyState } from '@sureda/ui/states'
import type { ReactNode } from 'react'
import { AuthFrame } from './auth-frame.tsx'

interface LinkResultProps {
  /** Title of the screen; `result` is the visible message. */
  title: string
  result: string
  text: string
  back: string
  /** Button or link to continue, if any. */
  action?: ReactNode
}

/** The result of a mailed link. It replaces the form that had the focus, so it takes the focus and is announced. */
export const LinkResult = ({ title, result, text, back, action }: LinkResultProps) => (
  <AuthFrame title={title} titleHidden back={back}>
    <div role="status" tabIndex={-1} ref={bringIntoView}>
      <EmptyState title={result} text={text} motif="rings" action={action} />
    </div>
  </AuthFrame>
)
