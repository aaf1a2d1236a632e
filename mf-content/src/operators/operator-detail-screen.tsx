import { paths } from '@sureda/contract/remote/paths'
import { defineScreen } from '@sureda/remote/shell'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { operatorQueries } from '../shared/content/content-queries.ts'
import { DetailView } from '../shared/detail/detail-view.tsx'
import { offersOf } from './operator-offers.tsx'
import { OperatorPage } from './operator-page.tsx'

function OperatorDetailScreen() {
  const { id = '' } = useParams()
  const { t } = useTranslation('content')
  const query = useQuery(operatorQueries.detail(id))
  return (
    <DetailView
      query={query}
      title={t('operator.title')}
      failed={t('operator.failed')}
      missing={{ title: t('operator.missing'), href: paths.operators(), label: t('operator.listTitle') }}
    >
      {(operator) => <OperatorPage operator={operator} query={query} key={id} />}
    </DetailView>
  )
}

export default defineScreen({
  Component: OperatorDetailScreen,
  queries: ({ id = '' }) => [operatorQueries.detail(id), ...offersOf(id)],
})
