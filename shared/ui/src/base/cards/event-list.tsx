import { classNames } from '../../core/class-names.ts'
import css from './event-list.module.css'

export interface ListedEvent {
  key: string
  /** When, in words. */
  when: string
  /** The same as `YYYY-MM-DDTHH:MM:SSZ`. */
  dateTime: string
  text: string
  /** More about it in a person's own words or figures. */
  note?: string | null
}

export interface EventListProps {
  label: string
  events: readonly ListedEvent[]
  className?: string
}

/** What happened to a thing, oldest first, on one line down the side. */
export function EventList({ label, events, className }: EventListProps) {
  return (
    <ol className={classNames(css.list, className)} aria-label={label}>
      {events.map((event) => (
        <li key={event.key} className={css.event}>
          <time className={css.when} dateTime={event.dateTime}>
            {event.when}
          </time>
          <span className={css.text}>{event.text}</span>
          {event.note && <span className={css.note}>{event.note}</span>}
        </li>
      ))}
    </ol>
  )
}
