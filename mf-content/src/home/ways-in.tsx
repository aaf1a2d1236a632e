import { paths } from '@sureda/contract/remote/paths'
import { pictureOf, useFormat } from '@sureda/remote/format'
import { isAuthenticated, useSession } from '@sureda/remote/session'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { eventQueries } from '../shared/content/event-queries.ts'
import { experienceQueries } from '../shared/content/experience-queries.ts'
import { isOver, spanOf, upcomingDays } from '../shared/days/agenda-days.ts'
import { useNow } from '../shared/days/use-now.ts'
import { CalendarLeaf, DoorCard, MapLines, TornPicture } from './door-card.tsx'
import css from './ways-in.module.css'

/** The three large cards. They stand at once; the next event and a picture join them when the server has answered. */
export function WaysIn() {
  const { t } = useTranslation('content')
  const format = useFormat()
  const isMember = useSession(isAuthenticated)
  // without a package there is no day and no route that are mine
  const mine = useSession((state) => (isAuthenticated(state) ? state.packageStatus.packageInfo : null))
  const timeZone = useSession((state) => state.tenant?.time_zone ?? 'Europe/Madrid')
  const { data: events = [] } = useQuery(eventQueries.latest())
  const { data: experiences = [] } = useQuery(experienceQueries.list({}))
  const now = useNow()
  const ahead = events.filter((event) => !isOver(event, timeZone, now))
  const next = mine ? undefined : upcomingDays(ahead, timeZone, now)[0]
  // tonight before what runs for weeks
  const begins = next?.events.find((event) => spanOf(event, timeZone).first === next.day)
  const leaf = format.tile(next ? `${next.day}T12:00:00Z` : now.toISOString())
  const plate = experiences.find(({ featured, image }) => featured && image)
  return (
    <nav className={css.ways} aria-label={t('home.waysIn')}>
      <DoorCard
        href={paths.agenda()}
        tone="primary"
        title={t(`home.agenda.${mine ? 'member' : 'guest'}`)}
        text={(mine?.today[0] ?? begins ?? next?.events[0])?.title ?? t('home.agendaText')}
        art={<CalendarLeaf {...leaf} />}
      />
      <DoorCard
        href={mine?.route_id ? paths.route(mine.route_id) : paths.map()}
        tone="accent"
        title={t(`home.map.${mine ? 'member' : 'guest'}`)}
        text={t(mine ? 'home.myRouteText' : 'home.mapText')}
        art={<MapLines />}
      />
      <DoorCard
        href={paths.experiences()}
        tone="paper"
        title={t(`home.experiences.${isMember ? 'member' : 'guest'}`)}
        text={plate?.title ?? t('home.experiencesText')}
        art={
          <TornPicture
            picture={
              plate
                ? pictureOf(plate, 'thumb', {
                    alt: '',
                    sizes: '(min-width: 42rem) 18rem, 50vw',
                    // a guest sees what can be done now before it
                    priority: isMember,
                  })
                : undefined
            }
          />
        }
      />
    </nav>
  )
}
