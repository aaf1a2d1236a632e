import { useSession } from '@sureda/remote/session'
import { defineScreen } from '@sureda/remote/shell'
import { Screen } from '@sureda/ui/frame'
import { Skeleton } from '@sureda/ui/states'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { groupDrafts, NEW_GROUP } from '../group-drafts.ts'
import { NewGroupForm } from './new-group-form.tsx'

/** Creates a group from name, type and size; its members are added on the next screen. */
function NewGroupScreen() {
  const { t } = useTranslation('guide')
  const userId = useSession((state) => state.user?.id) ?? ''
  const drafts = useQuery(groupDrafts(userId))
  return (
    <Screen title={t('newGroup.title')} lead={t('newGroup.lead')}>
      {drafts.isFetchedAfterMount ? (
        <NewGroupForm userId={userId} draft={drafts.data?.find(({ subject }) => subject === NEW_GROUP)} />
      ) : (
        <Skeleton label={t('shell:common.loading')} shape="form" />
      )}
    </Screen>
  )
}

export default defineScreen({ Component: NewGroupScreen })
