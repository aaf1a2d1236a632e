import type { ReactNode } from 'react'
import { classNames } from '../../core/class-names.ts'
import css from './card.module.css'

export interface CardProps {
  as?: 'article' | 'section' | 'div' | 'li'
  tone?: 'surface' | 'sunken' | 'primary' | 'accent'
  padding?: 'none' | 'small' | 'medium'
  'aria-label'?: string
  'aria-labelledby'?: string
  className?: string
  children: ReactNode
}

export function Card({
  as: Element = 'div',
  tone = 'surface',
  padding = 'medium',
  className,
  children,
  ...aria
}: CardProps) {
  return (
    <Element {...aria} className={classNames(css.card, className)} data-tone={tone} data-padding={padding}>
      {children}
    </Element>
  )
}
