import type { ReactNode } from 'react'
import { classNames } from '../core/class-names.ts'
import { Icon, type IconName } from '../icons/icon.tsx'
import css from './badge.module.css'

export interface BadgeProps {
  tone?: 'neutral' | 'primary' | 'accent' | 'success' | 'warning' | 'danger' | 'info' | 'photo'
  icon?: IconName
  className?: string
  children: ReactNode
}

/** One or two words that classify an item: kind, state, "new". */
export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  return (
    <span className={classNames(css.badge, className)} data-tone={tone}>
      {icon && <Icon name={icon} size="small" className={css.icon} />}
      <span>{children}</span>
    </span>
  )
}
