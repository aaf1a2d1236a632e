import type { ReactNode } from 'react'
import { Link } from 'react-aria-components/Link'
import { classNames } from '../core/class-names.ts'
import { Icon, type IconName } from '../icons/icon.tsx'
import css from './stat.module.css'

export interface StatTileProps {
  label: string
  value: ReactNode
  note?: string
  icon?: IconName
  tone?: 'surface' | 'primary' | 'accent'
  href?: string
  className?: string
  /** A Meter. */
  children?: ReactNode
}

export function StatTile({
  label,
  value,
  note,
  icon,
  tone = 'surface',
  href,
  className,
  children,
}: StatTileProps) {
  const name = href ? (
    <Link className={css.link ?? ''} href={href}>
      {label}
    </Link>
  ) : (
    label
  )
  return (
    <div className={classNames(css.tile, className)} data-tone={tone} data-leads={href ? '' : undefined}>
      <p className={css.label}>
        {icon && <Icon name={icon} size="small" />}
        <span>{name}</span>
      </p>
      <p className={css.value}>{value}</p>
      {children}
      {note && <p className={css.note}>{note}</p>}
    </div>
  )
}
