import { paths } from '@sureda/contract/remote/paths'
import type { EventItem } from '@sureda/contract/schemas/catalogue/event'
import { dayIn } from '@sureda/remote/device'
import { useFormat } from '@sureda/remote/format'
import { Button, CardList, LinkButton, Section } from '@sureda/ui/base'
import { addDays } from '@sureda/ui/core'
import { EmptyState } from '@sureda/ui/states'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { eventQueries } from '../shared/content/event-queries.ts'
import { DemoNote } from '../shared/loading/notes.tsx'
import css from './agenda-screen.module.css'
import type { AgendaPlace } from './agenda-view.ts'
import { EventRow } from './event/event-row.tsx'

interface ComingUpProps {
  /** The last day shown above. */
  after: string
  place: AgendaPlace
  today: string
  timeZone: string
  leapTo: (place: AgendaPlace) => void
  /** The events shown above. */
  shown: readonly EventItem[]
  /** The page above has no events: this part says so, names the next event and leads there. */
  isEmpty: boolean
  emptyTitle: string
}

const FEW = 3

/** The next events after the days shown. On a past page it counts from today, because past events cannot be visited. */
export function ComingUp({
  after,
  place,
  today,
  timeZone,
  leapTo,
  shown,
  isEmpty,
  emptyTitle,
}: ComingUpProps) {
  const { t } = useTranslation('content')
  const format = useFormat()
  const begin = addDays(after, 1)
  const { data, isSuccess } = useQuery(eventQueries.beginning(begin < today ? today : begin, FEW))
  const [next] = data ?? []
  const nextDay = next && dayIn(timeZone, new Date(next.start_datetime))
  return (
    <>
      {isEmpty && (
        <EmptyState
          className={css.nothing}
          // the day card is a drawing already: a second one would push the text out of view
          drawing={place.view === 'day' ? false : undefined}
          title={isSuccess && !next && place.date >= today ? t('agenda.empty') : emptyTitle}
          text={
            nextDay
              ? t('agenda.nextIs', { title: next.title, day: format.day(nextDay) })
              : t('agenda.emptyText')
          }
          action={
            nextDay ? (
              <Button icon="calendar" onPress={() => leapTo({ view: place.view, date: nextDay })}>
                {t('agenda.goTo', { day: format.date(next.start_datetime) })}
              </Button>
            ) : (
              <LinkButton href={paths.experiences()}>{t('experience.listTitle')}</LinkButton>
            )
          }
        />
      )}
      {data && data.length > 0 && (
        <Section title={t('agenda.comingUp')}>
          {!shown.some(({ demo }) => demo) && <DemoNote of={data} />}
          <CardList>
            {data.map((event) => (
              <EventRow
                key={event.id}
                event={event}
                eyebrow={
                  event.all_day
                    ? format.shortDate(event.start_datetime)
                    : format.dateTime(event.start_datetime)
                }
              />
            ))}
          </CardList>
        </Section>
      )}
    </>
  )
}
