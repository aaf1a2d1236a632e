import { CardTitle, Picture, type PictureProps } from '@sureda/ui/base'
import type { ReactNode } from 'react'
import css from './entry-card.module.css'

interface EntryCardProps {
  href: string
  title: string
  text?: string
  tone: 'primary' | 'accent' | 'paper'
  /** The drawing beside the text. */
  art: ReactNode
}

/** A large link card with a drawing: a calendar page, map lines or a torn picture. */
export function EntryCard({ href, title, text, tone, art }: EntryCardProps) {
  return (
    <article className={css.card} data-tone={tone}>
      <div className={css.art} aria-hidden="true">
        {art}
      </div>
      <div className={css.content}>
        <CardTitle title={title} headingLevel={2} href={href} className={css.title} />
        {text && <p className={css.text}>{text}</p>}
      </div>
    </article>
  )
}

/** The next day of the agenda as a page of a tear-off calendar. */
export function CalendarPage({ day, month }: { day: string; month: string }) {
  return (
    <p className={css.page}>
      <span className={css.month}>{month}</span>
      <span className={css.day}>{day}</span>
    </p>
  )
}

/** Contour lines around two summits, with a pin. */
export function MapLines() {
  return (
    <svg
      className={css.lines}
      viewBox="0 0 200 160"
      preserveAspectRatio="xMaxYMin slice"
      aria-hidden="true"
      focusable="false"
    >
      <path
        className={css.contour}
        d="M-6 128c34-8 44-34 78-30s44 30 74 22 38-40 62-42M-6 104c30-8 40-36 76-32 34 3 46 28 72 20s36-42 66-46M20 92c8-22 24-34 46-30 22 3 32 22 22 38-9 14-26 16-42 14-18-2-32-6-26-22M40 88c4-12 14-16 24-14 12 2 18 11 12 20-5 8-14 9-22 8-10-1-17-5-14-14M112 66c4-20 20-34 42-30 18 3 26 18 18 32-7 12-22 20-38 18-14-2-24-8-22-20M132 62c2-9 10-14 20-12 9 2 12 9 8 16-4 6-11 8-18 7-7-2-11-5-10-11M-6 152c40-4 58-26 92-24 40 2 66 12 122-16"
      />
      <path className={css.path} d="M10 150c22-18 34-10 52-24s16-34 40-40 28-2 44-18" />
      <path className={css.pin} d="M146 70c-7-8-11-13-11-19a11 11 0 0 1 22 0c0 6-4 11-11 19z" />
      <circle className={css.eye} cx="146" cy="51" r="4" />
    </svg>
  )
}

/** A picture with a torn inner edge; without one, a drawing of cork bark. */
export function TornPicture({ picture }: { picture: PictureProps | undefined }) {
  return (
    <div className={css.torn}>{picture && <Picture {...picture} ratio="fill" className={css.place} />}</div>
  )
}
