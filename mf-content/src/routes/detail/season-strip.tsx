import type { Route } from '@sureda/contract/schemas/catalogue/route'
import { VisuallyHidden } from '@sureda/ui/core'
import { Icon, type IconName } from '@sureda/ui/icons'
import { useTranslation } from 'react-i18next'
import css from './season-strip.module.css'

const YEAR: { season: Route['season'][number]; icon: IconName }[] = [
  { season: 'primavera', icon: 'leaf' },
  { season: 'verano', icon: 'sun' },
  { season: 'otono', icon: 'acorn' },
  { season: 'invierno', icon: 'snowflake' },
]

/** The four seasons; those that suit the route are filled. */
export function SeasonStrip({ seasons }: { seasons: Route['season'] }) {
  const { t } = useTranslation('content')
  const allYear = seasons.includes('todo_el_ano')
  return (
    <div className={css.strip}>
      <ul className={css.year} aria-label={t('route.idealSeason')}>
        {YEAR.map(({ season, icon }) => {
          const isIdeal = allYear || seasons.includes(season)
          return (
            <li key={season} className={css.season} data-ideal={isIdeal || undefined}>
              <Icon name={icon} />
              <span className={css.name}>{t(`route.season.${season}`)}</span>
              {!isIdeal && <VisuallyHidden>: {t('route.notIdeal')}</VisuallyHidden>}
            </li>
          )
        })}
      </ul>
      {allYear && <p className={css.note}>{t('route.season.todo_el_ano')}</p>}
    </div>
  )
}
