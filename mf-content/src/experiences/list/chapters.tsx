import { paths } from '@sureda/contract/remote/paths'
import type { Experience } from '@sureda/contract/schemas/catalogue/experience'
import { QueryView } from '@sureda/remote/query'
import { useSession } from '@sureda/remote/session'
import { LinkButton, ScrollRow, Section } from '@sureda/ui/base'
import { EmptyState } from '@sureda/ui/states'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ExperienceCard } from '../../shared/cards/experience-card.tsx'
import { PackageCard } from '../../shared/cards/package-card.tsx'
import { RouteCard } from '../../shared/cards/route-card.tsx'
import { experienceQueries, routeQueries } from '../../shared/content/content-queries.ts'
import { featuredFirst, isActivity } from '../../shared/content/experience-filter.ts'
import { packageQueries } from '../../shared/content/package-queries.ts'
import { AfterFirstPaint } from '../../shared/loading/after-first-paint.tsx'
import { FailedParts } from '../../shared/loading/failed-parts.tsx'
import { DemoNote } from '../../shared/loading/notes.tsx'

/** All content by chapter; the first picture is the main recommendation. Without experiences there is no map button: it would cover the link to other content. */
export function Chapters({ pill }: { pill: ReactNode }) {
  const { t } = useTranslation('content')
  const experiences = useQuery(experienceQueries.list())
  return (
    <>
      <QueryView query={experiences} shape="cards" failed={t('experience.listFailed')}>
        {(all) => <ExperienceChapters all={all} />}
      </QueryView>
      <AfterFirstPaint>
        <MoreChapters />
      </AfterFirstPaint>
      {experiences.data && experiences.data.length > 0 && pill}
    </>
  )
}

function ExperienceChapters({ all }: { all: Experience[] }) {
  const { t } = useTranslation('content')
  const language = useSession((state) => state.language)
  const sorted = featuredFirst(all, language)
  const [first, ...activities] = sorted.filter(isActivity)
  if (all.length === 0)
    return (
      <EmptyState
        title={t('experience.empty')}
        text={t('experience.emptyText')}
        motif="oak"
        action={<LinkButton href={paths.routes()}>{t('route.listTitle')}</LinkButton>}
      />
    )
  return (
    <>
      <DemoNote of={all} />
      {first && <ExperienceCard experience={first} sizes="full" headingLevel={2} priority />}
      <AfterFirstPaint>
        <Chapter
          title={t('experience.filter.activities')}
          count={activities.length}
          href={`${paths.experiences()}?filter=activities`}
        >
          {activities.map((experience) => (
            <ExperienceCard key={experience.id} experience={experience} sizes="row" />
          ))}
        </Chapter>
        {(['restaurant', 'hotel'] as const).map((type) => {
          const places = sorted.filter((experience) => experience.type === type)
          return (
            <Chapter
              key={type}
              title={t(`experience.chapter.${type}`)}
              count={places.length}
              href={type === 'hotel' ? paths.accommodations() : paths.restaurants()}
            >
              {places.map((experience) => (
                <ExperienceCard key={experience.id} experience={experience} sizes="row" />
              ))}
            </Chapter>
          )
        })}
      </AfterFirstPaint>
    </>
  )
}

function MoreChapters() {
  const { t } = useTranslation('content')
  const language = useSession((state) => state.language)
  const routes = useQuery(routeQueries.list())
  const packages = useQuery(packageQueries.list())
  return (
    <>
      <Chapter
        title={t('route.listTitle')}
        count={routes.data?.length ?? 0}
        href={`${paths.experiences()}?filter=routes`}
      >
        {featuredFirst(routes.data ?? [], language)
          .slice(0, 6)
          .map((route) => (
            <RouteCard key={route.id} route={route} sizes="row" />
          ))}
      </Chapter>
      <Chapter
        title={t('experience.filter.packs')}
        count={packages.data?.length ?? 0}
        href={`${paths.experiences()}?filter=packs`}
      >
        {featuredFirst(packages.data ?? [], language).map((travelPackage) => (
          <PackageCard key={travelPackage.id} travelPackage={travelPackage} sizes="row" />
        ))}
      </Chapter>
      <FailedParts
        of={[
          { query: routes, failed: t('route.listFailed') },
          { query: packages, failed: t('package.listFailed') },
        ]}
      />
    </>
  )
}

interface ChapterProps {
  title: string
  count: number
  href: string
  children: ReactNode[]
}

/** One chapter; it renders nothing when empty. */
function Chapter({ title, count, href, children }: ChapterProps) {
  const { t } = useTranslation('content')
  if (count === 0) return null
  return (
    <Section title={title} action={{ label: t('experience.seeAll', { count }), href }}>
      <ScrollRow label={`${title}, ${count}`}>{children}</ScrollRow>
    </Section>
  )
}
