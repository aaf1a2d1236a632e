import { paths } from '@sureda/contract/remote/paths'
import { ApiError } from '@sureda/remote/api'
import { QueryView } from '@sureda/remote/query'
import { useSession } from '@sureda/remote/session'
import { defineScreen } from '@sureda/remote/shell'
import { LinkButton } from '@sureda/ui/base'
import { Screen } from '@sureda/ui/frame'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { groupDrafts } from '../group-drafts.ts'
import { groupQueries } from '../group-queries.ts'
import { EditGroup } from './edit-group.tsx'

function EditGroupScreen() {
  const { t } = useTranslation('guide')
  const { id = '' } = useParams()
  const userId = useSession((state) => state.user?.id) ?? ''
  const group = useQuery(groupQueries.detail(id))
  const drafts = useQuery(groupDrafts(userId))
  const isGone = group.error instanceof ApiError && group.error.status === 404
  return (
    <Screen
      title={isGone ? t('editGroup.gone') : (group.data?.name ?? t('editGroup.title'))}
      eyebrow={isGone ? undefined : group.data && t(`groupType.${group.data.type}`)}
      lead={isGone && t('editGroup.goneText')}
    >
      {isGone ? (
        <LinkButton href={paths.guideGroups()}>{t('editGroup.toList')}</LinkButton>
      ) : (
        <QueryView query={group} failed={t('error.groupLoad')} shape="form">
          {(data) =>
            drafts.isFetchedAfterMount && (
              <EditGroup
                key={data.id}
                group={data}
                userId={userId}
                draft={drafts.data?.find(({ subject }) => subject === data.id)}
              />
            )
          }
        </QueryView>
      )}
    </Screen>
  )
}

export default defineScreen({
  Component: EditGroupScreen,
  queries: ({ id = '' }) => [groupQueries.detail(id)],
})
