import { Children, type ReactNode } from 'react'
import { classNames } from '../../core/class-names.ts'
import css from './card-list.module.css'

export interface CardListProps {
  label?: string
  /** `grid` and `tiles` (small figures) use as many columns as fit. */
  layout?: 'list' | 'grid' | 'tiles'
  className?: string
  children: ReactNode
}

export function CardList({ label, layout = 'list', className, children }: CardListProps) {
  return (
    <ul className={classNames(css.list, className)} aria-label={label} data-layout={layout}>
      {Children.map(children, (child) => (child === null || child === undefined ? null : <li>{child}</li>))}
    </ul>
  )
}
