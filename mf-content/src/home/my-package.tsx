import { paths } from '@sureda/contract/remote/paths'
import { useSession } from '@sureda/remote/session'
import { Card, LinkButton, ListCard, Section } from '@sureda/ui/base'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DayPlan } from '../shared/cards/day-plan.tsx'
import { upcomingTips } from '../shared/content/user-queries.ts'
import { ReservedSpace } from '../shared/loading/reserved-space.tsx'
import css from './my-package.module.css'

/** Today for a member with an active package: my day, my route, and the guide's tips where there are any. */
export default function MyPackage() {
  const { t } = useTranslation('content')
  const info = useSession((state) => state.packageStatus.packageInfo)
  const { data: tips, isLoading } = useQuery(upcomingTips())
  if (!info) return null
  const hasTips = tips?.has_upcoming_experience && tips.has_content
  return (
    <ReservedSpace name="home-package" isWaiting={isLoading}>
      <Section
        title={info.title}
        action={{ label: t('package.mine'), href: paths.travelPackage(info.package_id) }}
      >
        <div className={css.package}>
          <Card padding="medium" aria-label={t('home.myDay')}>
            <h3 className={css.title}>{t('home.myDay')}</h3>
            <DayPlan items={info.today} />
          </Card>
          <ListCard
            href={info.route_id ? paths.route(info.route_id) : paths.map()}
            icon="route"
            title={t('home.myRoute')}
            text={t('home.myRouteText')}
          />
          {hasTips && (
            <div className={css.tips}>
              {tips.has_sugerencias && (
                <LinkButton href={paths.suggestions()} variant="secondary" icon="sparkles">
                  {t('suggestion.suggestions')}
                </LinkButton>
              )}
              {tips.has_consejos && (
                <LinkButton href={`${paths.suggestions()}?tab=consejos`} variant="secondary" icon="compass">
                  {t('suggestion.tips')}
                </LinkButton>
              )}
            </div>
          )}
        </div>
      </Section>
    </ReservedSpace>
  )
}
