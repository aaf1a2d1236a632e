import { Children, type ReactNode } from 'react'
import { classNames } from '../core/class-names.ts'
import { reachable } from '../core/reachable.ts'
import css from './scroll-row.module.css'

export interface ScrollRowProps {
  label: string
  itemWidth?: 'narrow' | 'card' | 'wide'
  className?: string
  children: ReactNode
}

/** A row that scrolls sideways to the edge of the screen, also by keyboard. */
export function ScrollRow({ label, itemWidth = 'card', className, children }: ScrollRowProps) {
  return (
    <section className={classNames(css.scroller, className)} aria-label={label} {...reachable}>
      <ul className={css.row} data-width={itemWidth}>
        {Children.map(children, (child) => (child === null || child === undefined ? null : <li>{child}</li>))}
      </ul>
    </section>
  )
}
