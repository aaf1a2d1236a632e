import { QueryView } from '@sureda/remote/query'
import { Disclosure } from '@sureda/ui/base'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { eventQueries } from '../shared/content/event-queries.ts'
import { eventsOf, type FilledDay, fillDays, onceEach } from '../shared/days/agenda-days.ts'
import { DemoNote } from '../shared/loading/notes.tsx'
import type { AgendaPageProps } from './agenda-page.ts'
import { weekOf } from './agenda-view.ts'
import { ComingUp } from './coming-up.tsx'
import { useNeighbours } from './use-neighbours.ts'
import { WeekDay } from './week-day.tsx'
import css from './week-page.module.css'

/** One week: the number of each day in the margin, its events beside it. */
export function WeekPage({ place, today, timeZone, leapTo }: AgendaPageProps) {
  const { t } = useTranslation('content')
  const days = weekOf(place.date)
  const [monday = place.date, , , , , , sunday = place.date] = days
  const query = useQuery(eventQueries.between(monday, sunday))
  useNeighbours(place.date, query.isSuccess)
  const shown = eventsOf(days, query.data ?? [], timeZone)
  return (
    <>
      <QueryView query={query} shape="list" count={5} failed={t('event.listFailed')}>
        {(events) => (
          <>
            <DemoNote of={shown} />
            <Week days={fillDays(days, events, timeZone)} today={today} />
          </>
        )}
      </QueryView>
      <ComingUp
        after={sunday}
        place={place}
        today={today}
        timeZone={timeZone}
        leapTo={leapTo}
        shown={shown}
        isEmpty={query.data !== undefined && shown.length === 0}
        emptyTitle={t('agenda.emptyWeek')}
      />
    </>
  )
}

const hasEvents = ({ begins, goesOn }: FilledDay) => begins.length + goesOn.length > 0

/** The number of different events: a festival of three days counts once. */
const countOf = (days: readonly FilledDay[]): number =>
  new Set(days.flatMap(({ begins, goesOn }) => [...begins, ...goesOn].map(({ event }) => event.id))).size

/** Past events of this week are folded away, or the page would begin with six past days on a Sunday. */
function Week({ days, today }: { days: FilledDay[]; today: string }) {
  const { t } = useTranslation('content')
  if (!days.some(hasEvents)) return null
  const isThisWeek = days.some(({ day }) => day === today)
  const gone = isThisWeek ? onceEach(days.filter(({ day }) => day < today)) : []
  const left = onceEach(days.filter(({ day }) => !isThisWeek || day >= today))
  const firstFull = left.find(({ begins }) => begins.length > 0)
  return (
    <div className={css.week}>
      {gone.some(hasEvents) && (
        <Disclosure
          icon="calendar"
          title={t('agenda.earlier')}
          note={t('agenda.count', { count: countOf(gone) })}
        >
          <ol className={css.days}>
            {gone.map((day) => (
              <WeekDay key={day.day} {...day} today={today} />
            ))}
          </ol>
        </Disclosure>
      )}
      <ol className={css.days}>
        {left.map((day) => (
          <WeekDay key={day.day} {...day} today={today} priority={day === firstFull} />
        ))}
      </ol>
    </div>
  )
}
