import { paths } from '@sureda/contract/remote/paths'
import { defineScreen } from '@sureda/remote/shell'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { packageQueries } from '../shared/content/package-queries.ts'
import { DetailView } from '../shared/detail/detail-view.tsx'
import { PackagePage } from './package-page.tsx'

function PackageDetailScreen() {
  const { id = '' } = useParams()
  const { t } = useTranslation('content')
  const query = useQuery(packageQueries.detail(id))
  return (
    <DetailView
      query={query}
      title={t('package.title')}
      failed={t('package.failed')}
      missing={{ title: t('package.missing'), href: paths.packages(), label: t('package.listTitle') }}
    >
      {(item) => <PackagePage item={item} query={query} key={id} />}
    </DetailView>
  )
}

export default defineScreen({
  Component: PackageDetailScreen,
  queries: ({ id = '' }) => [packageQueries.detail(id)],
})
