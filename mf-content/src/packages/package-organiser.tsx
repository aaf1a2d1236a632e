import { paths } from '@sureda/contract/remote/paths'
import type { TravelPackageDetail } from '@sureda/contract/schemas/catalogue/travel-package'
import { CardList, ListCard, Section } from '@sureda/ui/base'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { PackageRow } from '../shared/cards/package-card.tsx'
import { organiserKey } from '../shared/content/package-filter.ts'
import { packageQueries } from '../shared/content/package-queries.ts'

/** The organiser, its contact and its other packages, below the first view. */
export default function PackageOrganiser({ item }: { item: TravelPackageDetail }) {
  const { t } = useTranslation('content')
  const { operator } = item
  const { data: all = [] } = useQuery({
    ...packageQueries.ofOperator(operator?.id ?? ''),
    enabled: operator !== null,
  })
  const others = all.filter(({ id }) => id !== item.id)
  if (!operator) return null
  return (
    <>
      <Section title={t('package.organiser')}>
        <ListCard
          href={paths.operator(operator.id)}
          icon="building"
          eyebrow={t(organiserKey(item))}
          title={operator.name}
          text={t('package.askThem')}
        />
      </Section>
      {others.length > 0 && (
        <Section title={t('package.alsoTheirs')}>
          <CardList label={t('package.alsoTheirs')}>
            {others.map((other) => (
              <PackageRow key={other.id} travelPackage={other} />
            ))}
          </CardList>
        </Section>
      )}
    </>
  )
}
