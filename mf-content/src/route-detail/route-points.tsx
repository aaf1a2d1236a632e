import { paths } from '@sureda/contract/paths'
import type { RouteDetail } from '@sureda/contract/route'
import { pictureOf } from '@sureda/remote/picture-of'
import { CardList } from '@sureda/ui/card-list'
import { ListCard } from '@sureda/ui/list-card'
import { Section } from '@sureda/ui/section'
import { useTranslation } from 'react-i18next'
import { summaryOf } from '../domain/summary.ts'
import css from './route-points.module.css'

/** The stops of a route in walking order, with the numbers they have on the drawing. */
export function RoutePoints({ route }: { route: RouteDetail }) {
  const { t } = useTranslation('content')
  if (route.points.length === 0) return null
  return (
    <Section title={t('route.points')}>
      <CardList label={t('route.points')}>
        {route.points.map((point, index) => (
          <ListCard
            key={point.id}
            href={`${paths.routePoint(point.id)}?route=${encodeURIComponent(route.id)}`}
            title={point.name}
            text={summaryOf(point.description)}
            picture={point.image ? pictureOf(point, 'thumb', { alt: '' }) : undefined}
            start={point.image ? undefined : <span className={css.number}>{index + 1}</span>}
            eyebrow={point.image ? String(index + 1) : undefined}
          />
        ))}
      </CardList>
    </Section>
  )
}
