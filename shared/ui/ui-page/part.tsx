import type { ReactNode } from 'react'
import css from './page.module.css'

/** One component of the page: its import name and its states. */
export function Part({ name, children, wide }: { name: string; children: ReactNode; wide?: boolean }) {
  return (
    <section className={css.part} aria-label={name} data-wide={wide || undefined}>
      <p className={css.name}>{name}</p>
      {children}
    </section>
  )
}
