import { type ReactNode, useEffect, useRef } from 'react'
import { IconButton } from '../base/actions/icon-button.tsx'
import { classNames } from '../core/class-names.ts'
import css from './app-bar.module.css'

export interface AppBarProps {
  title?: ReactNode
  logo?: ReactNode
  back?: { label: string; href?: string; onPress?: () => void }
  /** Before the title: the menu button. */
  start?: ReactNode
  actions?: ReactNode
  /** `photo` overlays a hero picture until the page is scrolled. */
  variant?: 'solid' | 'photo'
  className?: string
}

/** Header that shrinks on scroll. Its box keeps its height and only the inside shrinks, so the page does not move. */
export function AppBar({ title, logo, back, start, actions, variant = 'solid', className }: AppBarProps) {
  const bar = useRef<HTMLElement>(null)
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!top.current || typeof IntersectionObserver === 'undefined') return
    // Bypasses React: scrolling must not render the bar again.
    const observer = new IntersectionObserver(([entry]) => {
      bar.current?.toggleAttribute('data-scrolled', entry?.isIntersecting === false)
    })
    observer.observe(top.current)
    return () => observer.disconnect()
  }, [])
  return (
    <>
      <div ref={top} className={css.top} aria-hidden="true" />
      <header ref={bar} className={classNames(css.bar, className)} data-variant={variant}>
        <div className={css.row}>
          {back && (
            <IconButton
              icon="arrow-left"
              label={back.label}
              href={back.href}
              onPress={back.onPress}
              variant={variant === 'photo' ? 'photo' : 'quiet'}
              className={css.back}
            />
          )}
          {start}
          {logo && <div className={css.logo}>{logo}</div>}
          <div className={css.title}>{title}</div>
          {actions && <div className={css.actions}>{actions}</div>}
        </div>
      </header>
    </>
  )
}
