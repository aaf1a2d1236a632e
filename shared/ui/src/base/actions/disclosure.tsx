import type { ReactNode } from 'react'
import { classNames } from '../../core/class-names.ts'
import { Icon, type IconName } from '../../icons/icon.tsx'
import css from './disclosure.module.css'

export interface DisclosureProps {
  title: ReactNode
  defaultOpen?: boolean
  icon?: IconName
  /** Short text at the end of the line, e.g. a count. */
  note?: string
  className?: string
  children: ReactNode
}

/** A native `<details>`: opens without script, and the browser's own search finds its content. */
export function Disclosure({ title, defaultOpen, icon, note, className, children }: DisclosureProps) {
  return (
    <details className={classNames(css.disclosure, className)} open={defaultOpen}>
      <summary className={css.summary}>
        {icon && <Icon name={icon} className={css.icon} />}
        <span className={css.title}>{title}</span>
        {note && <span className={css.note}>{note}</span>}
        <Icon name="chevron-down" className={css.chevron} />
      </summary>
      <div className={css.content}>{children}</div>
    </details>
  )
}
