import { paths } from '@sureda/contract/remote/paths'
import type { RouteDetail } from '@sureda/contract/schemas/catalogue/route'
import { pictureOf, useFormat } from '@sureda/remote/format'
import { CardList, ListCard } from '@sureda/ui/base'
import { EmptyState } from '@sureda/ui/states'
import { useTranslation } from 'react-i18next'
import { summaryOf } from '../../shared/detail/summary.ts'
import { drawable, kilometresAt, measured, stopsAlong } from '../../shared/geo/along-track.ts'
import css from './points-tab.module.css'

/** The stops in walking order, with their numbers on the drawing and their distance from the start. */
export function PointsTab({ route }: { route: RouteDetail }) {
  const { t } = useTranslation('content')
  const format = useFormat()
  if (route.points.length === 0)
    return <EmptyState title={t('point.none')} text={t('point.noneText')} motif="rings" />
  const track = measured(drawable(route.track))
  const along = track.points.length > 1 ? stopsAlong(track, route.points) : []
  return (
    <CardList label={t('route.points')}>
      {route.points.map((point, index) => {
        const metres = along[index]
        return (
          <ListCard
            key={point.id}
            href={paths.routePoint(point.id, route.id)}
            title={point.name}
            text={summaryOf(point.description)}
            headingLevel={2}
            picture={point.image ? pictureOf(point, 'thumb', { alt: '' }) : undefined}
            start={point.image ? undefined : <span className={css.number}>{index + 1}</span>}
            eyebrow={[
              point.image && String(index + 1),
              metres !== undefined &&
                metres > 0 &&
                format.distance(kilometresAt(track, metres, route.distance)),
            ]
              .filter(Boolean)
              .join(' · ')}
          />
        )
      })}
    </CardList>
  )
}
