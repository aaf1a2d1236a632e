import { paths } from '@sureda/contract/remote/paths'
import { useHour } from '@sureda/remote/device'
import { pictureOf, useFormat, useTimeZone } from '@sureda/remote/format'
import { isAuthenticated, useSession } from '@sureda/remote/session'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { experienceQueries } from '../shared/content/content-queries.ts'
import { eventQueries } from '../shared/content/event-queries.ts'
import { isOver, spanOf, upcomingDays } from '../shared/days/agenda-days.ts'
import { CalendarPage, EntryCard, MapLines, TornPicture } from './entry-card.tsx'
import css from './entry-cards.module.css'

/** The three large cards. They are drawn at once; next event and picture follow with the answers. */
export function EntryCards() {
  const { t } = useTranslation('content')
  const format = useFormat()
  const isMember = useSession(isAuthenticated)
  // "my day" and "my route" exist only with a package
  const mine = useSession((state) => (isAuthenticated(state) ? state.packageStatus.packageInfo : null))
  const timeZone = useTimeZone()
  const { data: events = [] } = useQuery(eventQueries.latest())
  const { data: experiences = [] } = useQuery(experienceQueries.list({}))
  const now = useHour()
  const ahead = events.filter((event) => !isOver(event, timeZone, now))
  const next = mine ? undefined : upcomingDays(ahead, timeZone, now)[0]
  // an event that begins today goes before one that has run for weeks
  const begins = next?.events.find((event) => spanOf(event, timeZone).first === next.day)
  const tile = format.tile(next ? `${next.day}T12:00:00Z` : now.toISOString())
  const featured = experiences.find((item) => item.featured && item.image)
  return (
    <nav className={css.ways} aria-label={t('home.waysIn')}>
      <EntryCard
        href={paths.agenda()}
        tone="primary"
        title={t(`home.agenda.${mine ? 'member' : 'guest'}`)}
        text={(mine?.today[0] ?? begins ?? next?.events[0])?.title ?? t('home.agendaText')}
        art={<CalendarPage {...tile} />}
      />
      <EntryCard
        href={mine?.route_id ? paths.route(mine.route_id) : paths.map()}
        tone="accent"
        title={t(`home.map.${mine ? 'member' : 'guest'}`)}
        text={t(mine ? 'home.myRouteText' : 'home.mapText')}
        art={<MapLines />}
      />
      <EntryCard
        href={paths.experiences()}
        tone="paper"
        title={t(`home.experiences.${isMember ? 'member' : 'guest'}`)}
        text={featured?.title ?? t('home.experiencesText')}
        art={
          <TornPicture
            picture={
              featured
                ? pictureOf(featured, 'thumb', {
                    alt: '',
                    sizes: '(min-width: 42rem) 18rem, 50vw',
                    // for guests the suggestions above have the largest picture
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
