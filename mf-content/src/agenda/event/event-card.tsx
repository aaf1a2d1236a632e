import { paths } from '@sureda/contract/remote/paths'
import type { EventItem } from '@sureda/contract/schemas/catalogue/event'
import { pictureOf } from '@sureda/remote/format'
import type { CardMeta } from '@sureda/ui/base'
import { Badge, ImageCard } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'

interface EventCardProps {
  event: EventItem
  /** The text before the place, e.g. the hour. */
  meta: CardMeta[]
  headingLevel?: 3 | 4
  priority?: boolean
}

/** An event with its picture across the page. */
export function EventCard({ event, meta, headingLevel = 3, priority }: EventCardProps) {
  const { t } = useTranslation('content')
  return (
    <ImageCard
      href={paths.event(event.id)}
      title={event.title}
      picture={pictureOf(event, 'row', { alt: '', ratio: '21/9', priority })}
      badge={
        event.date_is_estimate ? (
          <Badge tone="photo" icon="calendar">
            {t('event.estimate')}
          </Badge>
        ) : undefined
      }
      meta={[...meta, { icon: 'map-pin', text: event.location, label: t('fact.place') }]}
      headingLevel={headingLevel}
    />
  )
}
