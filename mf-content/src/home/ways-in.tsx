import { paths } from '@sureda/contract/paths'
import { useFormat } from '@sureda/remote/format'
import { isAuthenticated, useSession } from '@sureda/remote/session'
import { HeroCard } from '@sureda/ui/hero-card'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { pictureOf } from '../cards/picture-of.ts'
import { upcomingDays } from '../domain/agenda-days.ts'
import { eventQueries } from '../queries/event-queries.ts'
import { experienceQueries } from '../queries/experience-queries.ts'
import css from './ways-in.module.css'

/** The three large cards. They stand at once; a date and a picture join them when the server has answered. */
export function WaysIn() {
  const { t } = useTranslation('content')
  const format = useFormat()
  const words = useSession(isAuthenticated) ? 'member' : 'guest'
  const timeZone = useSession((state) => state.tenant?.time_zone ?? 'Europe/Madrid')
  const { data: events = [] } = useQuery(eventQueries.list())
  const { data: featured = [] } = useQuery(experienceQueries.list({ featured: 1 }))
  const next = upcomingDays(events, timeZone)[0]
  const [plate] = featured.filter(({ image }) => image)
  return (
    <nav className={css.ways} aria-label={t('home.waysIn')}>
      <HeroCard
        href={paths.agenda()}
        icon="calendar"
        tone="primary"
        title={t(`home.agenda.${words}`)}
        text={next ? `${format.day(next.day)}: ${next.events[0]?.title}` : undefined}
        className={css.half}
      />
      <HeroCard
        href={paths.map()}
        icon="map"
        tone="accent"
        title={t(`home.map.${words}`)}
        text={t('home.mapText')}
        className={css.half}
      />
      <HeroCard
        href={paths.experiences()}
        title={t(`home.experiences.${words}`)}
        text={plate?.title}
        icon={plate ? undefined : 'compass'}
        tone="ink"
        picture={plate ? pictureOf(plate, 'full', { alt: '' }) : undefined}
        className={css.wide}
      />
    </nav>
  )
}
