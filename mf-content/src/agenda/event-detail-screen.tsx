import { paths } from '@sureda/contract/remote/paths'
import { defineScreen } from '@sureda/remote/shell'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { eventQueries } from '../shared/content/event-queries.ts'
import { DetailView } from '../shared/detail/detail-view.tsx'
import { EventPage } from './event/event-page.tsx'

function EventDetailScreen() {
  const { id = '' } = useParams()
  const { t } = useTranslation('content')
  const query = useQuery(eventQueries.detail(id))
  return (
    <DetailView
      query={query}
      title={t('event.title')}
      failed={t('event.failed')}
      missing={{ title: t('event.missing'), href: paths.agenda(), label: t('agenda.title') }}
    >
      {(event) => <EventPage event={event} query={query} key={id} />}
    </DetailView>
  )
}

export default defineScreen({
  Component: EventDetailScreen,
  queries: ({ id = '' }) => [eventQueries.detail(id)],
})
