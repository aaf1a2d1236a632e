import { paths } from '@sureda/contract/remote/paths'
import { TextLink } from '@sureda/ui/base'
import css from './timeline-list.module.css'

export interface TimelineItem {
  /** `HH:MM` */
  time: string
  title: string
  place: string
  experience_id: string | null
  route_id: string | null
}

interface TimelineListProps {
  items: readonly TimelineItem[]
  /** Index of the next item; earlier ones are over. */
  next?: number
}

/** Hours of a day along a vertical line; the next one is marked. */
export function TimelineList({ items, next }: TimelineListProps) {
  return (
    <ol className={css.list}>
      {/* keyed by index, because two groups may begin at the same hour */}
      {items.map((item, index) => (
        <li
          key={index}
          className={css.item}
          data-past={(next !== undefined && index < next) || undefined}
          aria-current={index === next ? 'step' : undefined}
        >
          <time className={css.time}>{item.time}</time>
          <div>
            <TimelineTitle item={item} />
            <p className={css.place}>{item.place}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

/** The title of an item, as a link where it has its own page. */
function TimelineTitle({ item: { title, experience_id, route_id } }: { item: TimelineItem }) {
  if (experience_id) return <TextLink href={paths.experience(experience_id)}>{title}</TextLink>
  if (route_id)
    return (
      <TextLink href={paths.route(route_id)} icon="route">
        {title}
      </TextLink>
    )
  return <span>{title}</span>
}
