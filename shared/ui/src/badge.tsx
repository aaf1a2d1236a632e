import type { ReactNode } from 'react'
import css from './badge.module.css'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'

export interface BadgeProps {
  tone?: 'neutral' | 'primary' | 'accent' | 'success' | 'warning' | 'danger' | 'info' | 'photo'
  icon?: IconName
  className?: string
  children: ReactNode
}

/** A word or two that sorts a thing: kind, state, "new". */
export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  return (
    <span className={classNames(css.badge, className)} data-tone={tone}>
      {icon && <Icon name={icon} size="small" className={css.icon} />}
      {children}
    </span>
  )
}
