import type { ReactNode } from 'react'
import { classNames } from '../core/class-names.ts'
import { Icon, type IconName } from '../icons/icon.tsx'
import css from './fact-list.module.css'

export interface Fact {
  label: string
  value: ReactNode
  icon?: IconName
}

/** Labels and values, like the data block of a field guide. */
export function FactList({
  facts,
  columns = 1,
  className,
}: {
  facts: Fact[]
  columns?: 1 | 2
  className?: string
}) {
  return (
    <dl className={classNames(css.list, className)} data-columns={columns}>
      {facts.map((fact) => (
        <div key={fact.label} className={css.fact}>
          {fact.icon && <Icon name={fact.icon} className={css.icon} />}
          <dt className={css.label}>{fact.label}</dt>
          <dd className={css.value}>{fact.value}</dd>
        </div>
      ))}
    </dl>
  )
}
