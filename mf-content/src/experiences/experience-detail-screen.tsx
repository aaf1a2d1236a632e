import { paths } from '@sureda/contract/remote/paths'
import { defineScreen } from '@sureda/remote/shell'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { experienceQueries } from '../shared/content/content-queries.ts'
import { DetailView } from '../shared/detail/detail-view.tsx'
import { ExperiencePage } from './detail/experience-page.tsx'

function ExperienceDetailScreen() {
  const { id = '' } = useParams()
  const { t } = useTranslation('content')
  const query = useQuery(experienceQueries.detail(id))
  return (
    <DetailView
      query={query}
      title={t('experience.title')}
      failed={t('experience.failed')}
      missing={{
        title: t('experience.missing'),
        href: paths.experiences(),
        label: t('experience.listTitle'),
      }}
    >
      {(experience) => <ExperiencePage experience={experience} query={query} key={id} />}
    </DetailView>
  )
}

export default defineScreen({
  Component: ExperienceDetailScreen,
  queries: ({ id = '' }) => [experienceQueries.detail(id)],
})
