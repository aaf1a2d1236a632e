import type { ReactNode } from 'react'
import css from './visually-hidden.module.css'

export interface VisuallyHiddenProps {
  as?: 'span' | 'div' | 'h1' | 'h2' | 'p'
  id?: string
  children: ReactNode
}

/** Text for screen readers only. */
export function VisuallyHidden({ as: Element = 'span', id, children }: VisuallyHiddenProps) {
  return (
    <Element className={css.hidden} id={id}>
      {children}
    </Element>
  )
}
