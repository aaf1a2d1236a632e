import type { ReactNode } from 'react'
import { Motif } from '../base/cards/motif.tsx'
import { classNames } from '../core/class-names.ts'
import css from './state.module.css'

export interface EmptyStateProps {
  title: string
  /** Why it is empty and what will appear here. */
  text?: ReactNode
  motif?: 'rings' | 'cells' | 'oak'
  /** A custom drawing instead of the motif. */
  drawing?: ReactNode
  /** The next step. */
  action?: ReactNode
  headingLevel?: 2 | 3
  className?: string
}

export function EmptyState({
  title,
  text,
  motif = 'cells',
  drawing,
  action,
  headingLevel = 2,
  className,
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={classNames(css.state, className)}>
      {drawing ?? <Motif name={motif} size={148} className={css.motif} />}
      <Heading className={css.title}>{title}</Heading>
      {text && <div className={css.text}>{text}</div>}
      {action && <div className={css.actions}>{action}</div>}
    </div>
  )
}
