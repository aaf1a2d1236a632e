import type { RouteDetail } from '@sureda/contract/schemas/catalogue/route'
import { useFormat } from '@sureda/remote/format'
import { Icon } from '@sureda/ui/icons'
import { useTranslation } from 'react-i18next'
import css from './route-figures.module.css'

/** The main figures, in large type: distance, duration, climb. */
export function RouteFigures({ route }: { route: RouteDetail }) {
  const { t } = useTranslation('content')
  const format = useFormat()
  const figures = [
    { label: t('fact.distance'), value: format.distance(route.distance) },
    { label: t('fact.duration'), value: format.duration(route.duration) },
    ...(route.elevation_gain === null
      ? []
      : [{ label: t('route.climb'), value: `+${format.metres(route.elevation_gain)}` }]),
  ]
  return (
    <div className={css.label}>
      <dl className={css.figures}>
        {figures.map(({ label, value }) => (
          <div key={label} className={css.figure}>
            <dt className={css.name}>{label}</dt>
            <dd className={css.value}>{value}</dd>
          </div>
        ))}
      </dl>
      {route.schematic && (
        <p className={css.sketch}>
          <Icon name="edit" size="small" />
          <span>{t('route.schematic')}</span>
        </p>
      )}
      {route.track_verified && (
        <p className={css.sketch}>
          <Icon name="circle-check" size="small" />
          <span>
            {t('route.verified', {
              ...route.track_verified,
              // at noon the calendar day is the same in every time zone
              date: format.date(`${route.track_verified.date}T12:00:00Z`),
            })}
          </span>
        </p>
      )}
    </div>
  )
}
