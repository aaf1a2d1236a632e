import { paths } from '@sureda/contract/remote/paths'
import type { EventItem } from '@sureda/contract/schemas/catalogue/event'
import { pictureOf } from '@sureda/remote/format'
import type { CardMeta } from '@sureda/ui/base'
import { Badge, ListCard } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'

interface EventRowProps {
  event: EventItem
  eyebrow?: string
  /** The text before the place, e.g. the hour. */
  meta?: CardMeta[]
  headingLevel?: 3 | 4
}

/** An event as a row with a small picture. */
export function EventRow({ event, eyebrow, meta = [], headingLevel = 3 }: EventRowProps) {
  const { t } = useTranslation('content')
  return (
    <ListCard
      href={paths.event(event.id)}
      title={event.title}
      eyebrow={eyebrow}
      picture={pictureOf(event, 'thumb', { alt: '' })}
      meta={[...meta, { icon: 'map-pin', text: event.location, label: t('fact.place') }]}
      badge={event.date_is_estimate ? <Badge icon="calendar">{t('event.estimate')}</Badge> : undefined}
      headingLevel={headingLevel}
    />
  )
}
