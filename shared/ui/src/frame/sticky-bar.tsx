import type { ReactNode } from 'react'
import { classNames } from '../core/class-names.ts'
import { tellHeight } from '../core/tell-height.ts'
import css from './sticky-bar.module.css'

export interface StickyBarProps {
  /** False: an ordinary part of the page. */
  isOpen?: boolean
  className?: string
  children: ReactNode
}

/** Publishes the bar's height: messages and focused elements stay above it. */
const tellOwnHeight = tellHeight('--screen-footer-height')

/** The screen's main action, sticky at the lower edge. In a low window (an open keyboard) it is in the flow of the page. */
export function StickyBar({ isOpen = true, className, children }: StickyBarProps) {
  return (
    <div ref={isOpen ? tellOwnHeight : undefined} className={classNames(isOpen && css.bar, className)}>
      {children}
    </div>
  )
}
