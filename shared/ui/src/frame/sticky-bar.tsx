import type { ReactNode } from 'react'
import { classNames } from '../core/class-names.ts'
import css from './sticky-bar.module.css'

export interface StickyBarProps {
  /** A bar that is not open is an ordinary part of the page. */
  isOpen?: boolean
  className?: string
  children: ReactNode
}

/** How high the bar with the main action is: messages and what takes the focus keep above it. */
const HEIGHT = '--screen-footer-height'

/** The screen's main action, at the lower edge while its place is further down. In a low window (an open keyboard) it stays at its place. */
export function StickyBar({ isOpen = true, className, children }: StickyBarProps) {
  return (
    <div ref={isOpen ? tellHeight : undefined} className={classNames(isOpen && css.bar, className)}>
      {children}
    </div>
  )
}

function tellHeight(bar: HTMLElement | null) {
  if (!bar || !('ResizeObserver' in window)) return
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => style.setProperty(HEIGHT, `${bar.offsetHeight}px`))
  observer.observe(bar)
  return () => {
    observer.disconnect()
    style.removeProperty(HEIGHT)
  }
}
