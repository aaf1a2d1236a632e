import { classNames } from '../../core/class-names.ts'
import css from './event-list.module.css'

export interface ListedEvent {
  key: string
  /** Formatted date or time. */
  when: string
  /** Machine-readable time, `YYYY-MM-DDTHH:MM:SSZ`. */
  dateTime: string
  text: string
  /** Additional text or figures. */
  note?: string | null
}

export interface EventListProps {
  label: string
  events: readonly ListedEvent[]
  className?: string
}

/** The history of an item, oldest first, on a vertical line. */
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
