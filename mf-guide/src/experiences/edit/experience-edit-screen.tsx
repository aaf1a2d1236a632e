import { ApiError } from '@sureda/remote/api'
import { QueryView } from '@sureda/remote/query'
import { defineScreen } from '@sureda/remote/shell'
import { Screen } from '@sureda/ui/frame'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { guideExperienceQueries } from '../experience-queries.ts'
import { NotYours } from '../not-yours.tsx'
import { ExperienceEditor } from './experience-editor.tsx'

function ExperienceEditScreen() {
  const { id = '' } = useParams()
  const { t } = useTranslation('guide')
  const query = useQuery(guideExperienceQueries.experience(id))
  if (query.data) return <ExperienceEditor key={id} experience={query.data} query={query} />
  return (
    <Screen title={t('edit.title')}>
      {query.error instanceof ApiError && query.error.status === 404 ? (
        <NotYours />
      ) : (
        <QueryView query={query} failed={t('error.experienceLoad')} shape="detail">
          {() => null}
        </QueryView>
      )}
    </Screen>
  )
}

export default defineScreen({
  Component: ExperienceEditScreen,
  queries: ({ id = '' }) => [guideExperienceQueries.experience(id)],
})
