import type { ReactNode } from 'react'
import { classNames } from '../core/class-names.ts'
import css from './stack.module.css'

interface LayoutProps {
  /** Step of the 4 px grid. */
  gap?: 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10
  as?: 'div' | 'ul' | 'ol' | 'section'
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline'
  justify?: 'start' | 'center' | 'end' | 'space-between'
  className?: string
  children: ReactNode
}

/** Lays out its children vertically. */
export function Stack({ gap = 4, as: Element = 'div', align, justify, className, children }: LayoutProps) {
  return (
    <Element
      className={classNames(css.stack, className)}
      style={{ gap: `var(--space-${gap})`, alignItems: align, justifyContent: justify }}
    >
      {children}
    </Element>
  )
}

/** Lays out its children in a row that wraps by default. */
export function Inline({
  gap = 2,
  as: Element = 'div',
  align = 'center',
  justify,
  wrap = true,
  className,
  children,
}: LayoutProps & { wrap?: boolean }) {
  return (
    <Element
      className={classNames(css.inline, className)}
      style={{
        gap: `var(--space-${gap})`,
        alignItems: align,
        justifyContent: justify,
        flexWrap: wrap ? 'wrap' : 'nowrap',
      }}
    >
      {children}
    </Element>
  )
}
