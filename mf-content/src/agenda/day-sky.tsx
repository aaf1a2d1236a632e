import { useFormat } from '@sureda/remote/format'
import { VisuallyHidden } from '@sureda/ui/core'
import { Icon } from '@sureda/ui/icons'
import { useTranslation } from 'react-i18next'
import css from './day-sky.module.css'
import { moonPath, skyOf } from './sky.ts'

interface DaySkyProps {
  day: string
  /** `[lat, lng]` of the middle of the territory. */
  center: readonly [number, number]
}

/** Sunrise, sunset and the moon: walkers plan by them. */
export default function DaySky({ day, center }: DaySkyProps) {
  const { t } = useTranslation('content')
  const format = useFormat()
  const { sunrise, sunset, moon, lit, isWaxing } = skyOf(day, center)
  return (
    <ul className={css.sky}>
      {sunrise && (
        <li>
          <Icon name="sun" size="small" />
          <VisuallyHidden>{t('agenda.sunrise')} </VisuallyHidden>
          {format.time(sunrise.toISOString())}
        </li>
      )}
      {sunset && (
        <li>
          <Icon name="moon" size="small" />
          <VisuallyHidden>{t('agenda.sunset')} </VisuallyHidden>
          {format.time(sunset.toISOString())}
        </li>
      )}
      <li>
        <svg className={css.moon} viewBox="-11 -11 22 22" aria-hidden="true" focusable="false">
          <circle r="10" />
          <path d={moonPath(lit, isWaxing)} />
        </svg>
        {t(`agenda.moon.${moon}`)}
      </li>
    </ul>
  )
}
