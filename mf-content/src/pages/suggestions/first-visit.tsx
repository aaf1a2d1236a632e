import { paths } from '@sureda/contract/remote/paths'
import { QueryView } from '@sureda/remote/query'
import { useSession } from '@sureda/remote/session'
import { LazyPart } from '@sureda/remote/ui'
import { LinkButton } from '@sureda/ui/base'
import { Icon, type IconName } from '@sureda/ui/icons'
import { EmptyState } from '@sureda/ui/states'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ExperienceCard } from '../../shared/cards/experience-card.tsx'
import { RouteCard } from '../../shared/cards/route-card.tsx'
import { experienceQueries, routeQueries } from '../../shared/content/content-queries.ts'
import { DemoNote } from '../../shared/loading/notes.tsx'
import * as beforeYouGo from './before-you-go.tsx'
import { firstDayOf } from './first-day.ts'
import css from './first-visit.module.css'

/** `LazyPart` delays its queries until it is near; its code is too small for a file of its own. */
const loadBefore = () => Promise.resolve(beforeYouGo)

/** A day for a first visit, from morning to night, and what to know before. */
export function FirstVisit() {
  const { t } = useTranslation('content')
  const language = useSession((state) => state.language)
  const query = useQuery(experienceQueries.list())
  const { data: routes = [] } = useQuery(routeQueries.list())
  return (
    <>
      <QueryView query={query} shape="cards" failed={t('experience.listFailed')}>
        {(all) => {
          const { morning, table, afternoon, night } = firstDayOf(all, routes, language)
          const hours: { when: string; icon: IconName; card: ReactNode }[] = [
            {
              when: 'morning',
              icon: 'sunrise' as const,
              card: morning && <ExperienceCard experience={morning} priority />,
            },
            {
              when: 'table',
              icon: 'utensils' as const,
              card: table && <ExperienceCard experience={table} />,
            },
            {
              when: 'afternoon',
              icon: 'sunset' as const,
              card: afternoon && <RouteCard route={afternoon} />,
            },
            { when: 'night', icon: 'moon' as const, card: night && <ExperienceCard experience={night} /> },
          ].filter(({ card }) => card !== null)
          if (hours.length === 0)
            return (
              <EmptyState
                title={t('suggestion.empty')}
                text={t('suggestion.emptyText')}
                action={<LinkButton href={paths.routes()}>{t('route.listTitle')}</LinkButton>}
              />
            )
          return (
            <section aria-labelledby="first-day" className={css.visit}>
              <h2 id="first-day" className={css.title}>
                {t('suggestion.firstDay')}
              </h2>
              <DemoNote of={[morning, table, afternoon, night].filter((item) => item !== null)} />
              <ol className={css.day}>
                {hours.map(({ when, icon, card }) => (
                  <li key={when} className={css.hour}>
                    <p className={css.when}>
                      <span className={css.sun} data-when={when}>
                        <Icon name={icon} />
                      </span>
                      {t(`suggestion.hour.${when}`)}
                    </p>
                    {card}
                  </li>
                ))}
              </ol>
            </section>
          )
        }}
      </QueryView>
      <LazyPart load={loadBefore} props={{}} whenNear />
    </>
  )
}
