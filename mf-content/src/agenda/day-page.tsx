import { QueryView } from '@sureda/remote/query'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { eventQueries } from '../shared/content/event-queries.ts'
import { eventsOf } from '../shared/days/agenda-days.ts'
import { DemoNote } from '../shared/loading/notes.tsx'
import type { AgendaPageProps } from './agenda-page.ts'
import { weekOf } from './agenda-view.ts'
import { ComingUp } from './coming-up.tsx'
import { DayCard } from './day-card.tsx'
import { DayEvents } from './day-events.tsx'
import { useNeighbours } from './use-neighbours.ts'

/** One day of the agenda. It asks for the events of the whole week, so that the next day opens at once. */
export function DayPage({ place, today, timeZone, leapTo }: AgendaPageProps) {
  const { t } = useTranslation('content')
  const [monday = place.date, , , , , , sunday = place.date] = weekOf(place.date)
  const query = useQuery(eventQueries.between(monday, sunday))
  useNeighbours(place.date, query.isSuccess)
  return (
    <>
      <DayCard day={place.date} />
      <QueryView query={query} shape="cards" count={1} failed={t('event.listFailed')}>
        {(events) => {
          const shown = eventsOf([place.date], events, timeZone)
          return (
            <>
              <DemoNote of={shown} />
              <DayEvents day={place.date} events={events} timeZone={timeZone} isLarge />
              <ComingUp
                after={place.date}
                place={place}
                today={today}
                timeZone={timeZone}
                leapTo={leapTo}
                shown={shown}
                isEmpty={shown.length === 0}
                emptyTitle={t('agenda.emptyDay')}
              />
            </>
          )
        }}
      </QueryView>
    </>
  )
}
