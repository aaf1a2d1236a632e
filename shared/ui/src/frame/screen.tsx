import type { ReactNode } from 'react'
import { useLayoutEffect, useRef } from 'react'
import { classNames } from '../core/class-names.ts'
import { VisuallyHidden } from '../core/visually-hidden.tsx'
import css from './screen.module.css'
import { StickyBar } from './sticky-bar.tsx'

export interface ScreenProps {
  title: string
  titleHidden?: boolean
  eyebrow?: string
  lead?: ReactNode
  /** An AppBar, before main. */
  bar?: ReactNode
  /** Full-bleed picture before the title. */
  hero?: ReactNode
  /** Sticky bar with the screen's main action. */
  footer?: ReactNode
  /** `full` has no gutter and does not scroll (maps), `narrow` is for forms. */
  layout?: 'page' | 'full' | 'narrow'
  hasBottomBar?: boolean
  className?: string
  children: ReactNode
}

/** A screen left the page with the focus on it: a skeleton, whose content comes as another screen. */
let hasLostFocus = false

/** Passes the focus on from a screen to the one that replaces it; else it would be lost to the page. */
function useFocusOfFormer() {
  const main = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const own = main.current
    if (hasLostFocus && document.activeElement === document.body) own?.focus({ preventScroll: true })
    hasLostFocus = false
    return () => {
      hasLostFocus = document.activeElement === own
    }
  }, [])
  return main
}

/** The frame of a screen: the page's only `<main>` and `<h1>`, safe areas, space for the bars. */
export function Screen(props: ScreenProps) {
  const {
    title,
    titleHidden,
    eyebrow,
    lead,
    bar,
    hero,
    footer,
    layout = 'page',
    hasBottomBar = true,
    className,
    children,
  } = props
  const main = useFocusOfFormer()
  return (
    <>
      {bar}
      <main
        ref={main}
        id="main"
        tabIndex={-1}
        className={classNames(css.screen, className)}
        data-layout={layout}
        data-bottom-bar={hasBottomBar || undefined}
      >
        {hero && <div className={css.hero}>{hero}</div>}
        {titleHidden ? (
          <VisuallyHidden as="h1">{title}</VisuallyHidden>
        ) : (
          <div className={css.head}>
            {eyebrow && <p className={css.eyebrow}>{eyebrow}</p>}
            <h1 className={css.title}>{title}</h1>
            {lead && <div className={css.lead}>{lead}</div>}
          </div>
        )}
        {children}
        {footer && <StickyBar className={css.footer}>{footer}</StickyBar>}
      </main>
    </>
  )
}
