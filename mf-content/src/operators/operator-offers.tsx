import { CardList, ScrollRow, Section } from '@sureda/ui/base'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ExperienceCard } from '../shared/cards/experience-card.tsx'
import { PackageRow } from '../shared/cards/package-card.tsx'
import { RouteRow } from '../shared/cards/route-card.tsx'
import { experienceQueries, routeQueries } from '../shared/content/content-queries.ts'
import { packageQueries } from '../shared/content/package-queries.ts'
import { FailedParts } from '../shared/loading/failed-parts.tsx'

/** The three lists of an operator's page. */
export const offersOf = (operatorId: string) =>
  [
    experienceQueries.list({ operator_id: operatorId }),
    routeQueries.list({ operator_id: operatorId }),
    packageQueries.ofOperator(operatorId),
  ] as const

/** Experiences, routes and packages of the operator. An empty kind has no heading. */
export function OperatorOffers({ operatorId }: { operatorId: string }) {
  const { t } = useTranslation('content')
  const [ofExperiences, ofRoutes, ofPackages] = offersOf(operatorId)
  const theirExperiences = useQuery(ofExperiences)
  const theirRoutes = useQuery(ofRoutes)
  const theirPackages = useQuery(ofPackages)
  const experiences = theirExperiences.data ?? []
  const routes = theirRoutes.data ?? []
  const packages = theirPackages.data ?? []
  return (
    <>
      {experiences.length > 0 && (
        <Section title={t('operator.offers')}>
          <ScrollRow label={`${t('operator.offers')}, ${experiences.length}`}>
            {experiences.map((experience) => (
              <ExperienceCard key={experience.id} experience={experience} sizes="row" />
            ))}
          </ScrollRow>
        </Section>
      )}
      {routes.length > 0 && (
        <Section title={t('operator.routes')}>
          <CardList label={t('operator.routes')}>
            {routes.map((route) => (
              <RouteRow key={route.id} route={route} />
            ))}
          </CardList>
        </Section>
      )}
      {packages.length > 0 && (
        <Section title={t('operator.packages')}>
          <CardList label={t('operator.packages')}>
            {packages.map((item) => (
              <PackageRow key={item.id} travelPackage={item} />
            ))}
          </CardList>
        </Section>
      )}
      <FailedParts
        of={[
          { query: theirExperiences, failed: t('experience.listFailed') },
          { query: theirRoutes, failed: t('route.listFailed') },
          { query: theirPackages, failed: t('package.listFailed') },
        ]}
      />
    </>
  )
}
