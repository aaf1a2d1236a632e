import { paths } from '@sureda/contract/remote/paths'
import type { DashboardStats } from '@sureda/contract/schemas/guides/guide'
import { useFormat } from '@sureda/remote/format'
import { QueryView } from '@sureda/remote/query'
import { useSession } from '@sureda/remote/session'
import { defineScreen } from '@sureda/remote/shell'
import { Section, Stack, StatTile } from '@sureda/ui/base'
import { Screen } from '@sureda/ui/frame'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { GuideNav } from '../shared/guide-nav.tsx'
import { guideQueries } from '../shared/guide-queries.ts'
import css from './dashboard.module.css'
import { DayAlerts } from './day-alerts.tsx'
import { DayTimeline } from './day-timeline.tsx'
import { ExperienceCounts } from './experience-counts.tsx'
import { Occupancy } from './occupancy.tsx'
import { WaitingList } from './waiting-list.tsx'

function DashboardScreen() {
  const { t } = useTranslation('guide')
  const name = useSession((state) => state.user?.name.split(' ')[0])
  const stats = useQuery(guideQueries.stats())
  return (
    <Screen title={name ? t('dashboard.hello', { name }) : t('dashboard.title')}>
      <GuideNav />
      <QueryView query={stats} failed={t('error.statsLoad')} shape="cards" count={3}>
        {(data) => <Dashboard stats={data} />}
      </QueryView>
    </Screen>
  )
}

/** First what needs an answer and the groups of the day, then the numbers and the week. */
function Dashboard({ stats }: { stats: DashboardStats }) {
  const { t } = useTranslation('guide')
  const format = useFormat()
  return (
    <Stack gap={8}>
      {/* an answer cached before these fields existed lacks them */}
      <WaitingList waiting={stats.waiting ?? []} />
      <DayTimeline day={stats.day ?? null} />
      <DayAlerts alerts={stats.alerts ?? []} />
      <div className={css.tiles}>
        <StatTile
          className={css.today}
          tone="accent"
          icon="users"
          label={t('stat.today')}
          value={format.number(stats.people_today)}
          note={t('stat.todayNote')}
          href={paths.guideManifest()}
        />
        <StatTile
          tone={stats.pending_reservations > 0 ? 'primary' : 'surface'}
          icon="clock"
          label={t('stat.pending')}
          value={format.number(stats.pending_reservations)}
          href={`${paths.guideReservations()}?status=pending`}
        />
        <StatTile
          icon="calendar"
          label={t('stat.upcoming')}
          value={format.number(stats.upcoming_reservations)}
          href={paths.guideReservations()}
        />
      </div>
      <Section title={t('occupancy.title')}>
        <Occupancy days={stats.occupancy} />
      </Section>
      <Section
        title={t('experiences.title')}
        action={{ label: t('experiences.all'), href: paths.guideExperiences() }}
      >
        <ExperienceCounts counts={stats.experiences} />
      </Section>
      <Section title={t('groups.title')} action={{ label: t('groups.all'), href: paths.guideGroups() }}>
        <div className={css.pair}>
          <StatTile
            icon="flag"
            label={t('groups.groups')}
            value={format.number(stats.groups)}
            href={paths.guideGroups()}
          />
          <StatTile
            icon="users"
            label={t('groups.members')}
            value={format.number(stats.members)}
            href={paths.guideGroups()}
          />
        </div>
      </Section>
    </Stack>
  )
}

export default defineScreen({ Component: DashboardScreen, queries: () => [guideQueries.stats()] })
