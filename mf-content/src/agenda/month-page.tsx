import { useFormat } from '@sureda/remote/format'
import { QueryView } from '@sureda/remote/query'
import { LazyPart } from '@sureda/remote/ui'
import { Section } from '@sureda/ui/base'
import { monthWeeks } from '@sureda/ui/core'
import { useQuery } from '@tanstack/react-query'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { eventQueries } from '../shared/content/event-queries.ts'
import { eventsOf } from '../shared/days/agenda-days.ts'
import { DemoNote } from '../shared/loading/notes.tsx'
import type { AgendaPageProps } from './agenda-page.ts'
import { weekOf } from './agenda-view.ts'
import { ComingUp } from './coming-up.tsx'
import { DayEvents } from './day-events.tsx'
import css from './month-page.module.css'

const loadGrid = () => import(/* webpackChunkName: "agenda-later" */ './month-grid.tsx')

/** A month with its days marked, and the chosen day below. The grid loads when a month is first opened; its space is reserved. */
export function MonthPage({ place, today, timeZone, goTo, leapTo }: AgendaPageProps) {
  const { t } = useTranslation('content')
  const format = useFormat()
  const [monday = place.date, , , , , , sunday = place.date] = weekOf(place.date)
  const query = useQuery(eventQueries.between(monday, sunday))
  const shown = eventsOf([place.date], query.data ?? [], timeZone)
  const choose = (date: string) => goTo({ view: 'month', date })
  const space = { '--weeks': monthWeeks(place.date).length } as CSSProperties
  return (
    <>
      <LazyPart
        load={loadGrid}
        props={{ date: place.date, today, onChoose: choose }}
        placeholder={<div className={css.space} style={space} />}
      />
      <Section title={format.day(place.date)} className={css.chosen}>
        <QueryView query={query} shape="list" count={1} failed={t('event.listFailed')} size="card">
          {(events) =>
            shown.length === 0 ? (
              <p className={css.free}>{t('agenda.emptyDay')}</p>
            ) : (
              <>
                <DemoNote of={shown} />
                <DayEvents day={place.date} events={events} timeZone={timeZone} />
              </>
            )
          }
        </QueryView>
      </Section>
      <ComingUp
        after={place.date}
        place={place}
        today={today}
        timeZone={timeZone}
        leapTo={leapTo}
        shown={shown}
        isEmpty={false}
        emptyTitle={t('agenda.emptyDay')}
      />
    </>
  )
}
