import { paths } from '@sureda/contract/paths'
import { defineScreen } from '@sureda/remote/define-screen'
import { QueryView } from '@sureda/remote/query-view'
import { isAuthenticated, useSession } from '@sureda/remote/session'
import { Card } from '@sureda/ui/card'
import { EmptyState } from '@sureda/ui/empty-state'
import { LinkButton } from '@sureda/ui/link-button'
import { Screen } from '@sureda/ui/screen'
import { Section } from '@sureda/ui/section'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DayPlan } from '../cards/day-plan.tsx'
import { upcomingDays } from '../domain/agenda-days.ts'
import { eventQueries } from '../queries/event-queries.ts'
import css from './agenda-screen.module.css'
import { AlmanacDay } from './almanac-day.tsx'

/** What is to come, like the pages of an almanac: the number of the day in the margin, its events beside it. */
function Agenda() {
  const { t } = useTranslation('content')
  const timeZone = useSession((state) => state.tenant?.time_zone ?? 'Europe/Madrid')
  const myDay = useSession((state) => (isAuthenticated(state) ? state.packageStatus.packageInfo : null))
  const query = useQuery(eventQueries.list())
  return (
    <Screen title={t('agenda.title')} lead={t('agenda.lead')}>
      {myDay && (
        <Section title={t('home.myDay')}>
          <Card padding="medium">
            <DayPlan items={myDay.today} />
          </Card>
        </Section>
      )}
      <QueryView query={query} shape="list" count={5} failed={t('event.listFailed')}>
        {(events) => {
          const days = upcomingDays(events, timeZone)
          if (days.length === 0)
            return (
              <EmptyState
                title={t('agenda.empty')}
                text={t('agenda.emptyText')}
                action={<LinkButton href={paths.experiences()}>{t('experience.listTitle')}</LinkButton>}
              />
            )
          return (
            <ol className={css.almanac}>
              {days.map(({ day, events: found }, index) => (
                <AlmanacDay
                  key={day}
                  day={day}
                  events={found}
                  opensMonth={day.slice(0, 7) !== days[index - 1]?.day.slice(0, 7)}
                  isFirst={index === 0}
                />
              ))}
            </ol>
          )
        }}
      </QueryView>
    </Screen>
  )
}

export default defineScreen({ Component: Agenda, queries: () => [eventQueries.list()] })
