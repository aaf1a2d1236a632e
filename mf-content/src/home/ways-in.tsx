import { paths } from '@sureda/contract/paths'
import { useFormat } from '@sureda/remote/format'
import { pictureOf } from '@sureda/remote/picture-of'
import { isAuthenticated, useSession } from '@sureda/remote/session'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { upcomingDays } from '../domain/agenda-days.ts'
import { useNow } from '../frame/use-now.ts'
import { eventQueries } from '../queries/event-queries.ts'
import { experienceQueries } from '../queries/experience-queries.ts'
import { CalendarLeaf, DoorCard, MapLines, TornPicture } from './door-card.tsx'
import css from './ways-in.module.css'

/** The three large cards. They stand at once; the next event and a picture join them when the server has answered. */
export function WaysIn() {
  const { t } = useTranslation('content')
  const format = useFormat()
  const words = useSession(isAuthenticated) ? 'member' : 'guest'
  const timeZone = useSession((state) => state.tenant?.time_zone ?? 'Europe/Madrid')
  const { data: events = [] } = useQuery(eventQueries.latest())
  const { data: featured = [] } = useQuery(experienceQueries.list({ featured: 1 }))
  const now = useNow()
  const next = upcomingDays(events, timeZone, now)[0]
  const leaf = format.tile(next ? `${next.day}T12:00:00Z` : now.toISOString())
  const [plate] = featured.filter(({ image }) => image)
  return (
    <nav className={css.ways} aria-label={t('home.waysIn')}>
      <DoorCard
        href={paths.agenda()}
        tone="primary"
        title={t(`home.agenda.${words}`)}
        text={next?.events[0]?.title ?? t('home.agendaText')}
        art={<CalendarLeaf {...leaf} />}
      />
      <DoorCard
        href={paths.map()}
        tone="accent"
        title={t(`home.map.${words}`)}
        text={t('home.mapText')}
        art={<MapLines />}
      />
      <DoorCard
        href={paths.experiences()}
        tone="paper"
        title={t(`home.experiences.${words}`)}
        text={plate?.title ?? t('home.experiencesText')}
        art={
          <TornPicture
            picture={
              plate
                ? pictureOf(plate, 'thumb', {
                    alt: '',
                    sizes: '(min-width: 42rem) 18rem, 50vw',
                    priority: true,
                  })
                : undefined
            }
          />
        }
      />
    </nav>
  )
}
