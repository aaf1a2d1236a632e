import { paths } from '@sureda/contract/remote/paths'
import { QueryView } from '@sureda/remote/query'
import { isAuthenticated, useSession } from '@sureda/remote/session'
import { defineScreen } from '@sureda/remote/shell'
import { HeroCard, LinkButton } from '@sureda/ui/base'
import { Screen } from '@sureda/ui/frame'
import { EmptyState } from '@sureda/ui/states'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { packageQueries } from '../shared/content/package-queries.ts'
import { FilteredPackages } from './filtered-packages.tsx'

/** The list of packages. The member's own package comes first. */
function PackageListScreen() {
  const { t } = useTranslation('content')
  const mine = useSession((state) => (isAuthenticated(state) ? state.packageStatus.packageInfo : null))
  const query = useQuery(packageQueries.list())
  return (
    <Screen title={t('package.listTitle')} lead={t('package.lead')}>
      {mine && (
        <HeroCard
          href={paths.travelPackage(mine.package_id)}
          eyebrow={t('package.mine')}
          title={mine.title}
          icon="package"
        />
      )}
      <QueryView query={query} shape="cards" failed={t('package.listFailed')}>
        {(packages) =>
          packages.length === 0 ? (
            <EmptyState
              title={t('package.empty')}
              text={t('state.emptyText')}
              action={<LinkButton href={paths.experiences()}>{t('experience.listTitle')}</LinkButton>}
            />
          ) : (
            <FilteredPackages packages={packages} />
          )
        }
      </QueryView>
    </Screen>
  )
}

export default defineScreen({ Component: PackageListScreen, queries: () => [packageQueries.list()] })
