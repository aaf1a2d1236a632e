import type { ReactNode } from 'react'
import { classNames } from '../core/class-names.ts'
import { tellHeight } from '../core/tell-height.ts'
import css from './sticky-bar.module.css'

export interface StickyBarProps {
  /** A bar that is not open is an ordinary part of the page. */
  isOpen?: boolean
  className?: string
  children: ReactNode
}

/** How high the bar with the main action is: messages and what takes the focus keep above it. */
const tellOwnHeight = tellHeight('--screen-footer-height')

/** The screen's main action, at the lower edge while its place is further down. In a low window (an open keyboard) it stays at its place. */
export function StickyBar({ isOpen = true, className, children }: StickyBarProps) {
  return (
    <div ref={isOpen ? tellOwnHeight : undefined} className={classNames(isOpen && css.bar, className)}>
      {children}
    </div>
  )
}
