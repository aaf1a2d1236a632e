import { paths } from '@sureda/contract/remote/paths'
import type { Group } from '@sureda/contract/schemas/guides/group'
import { QueryView } from '@sureda/remote/query'
import { useSession } from '@sureda/remote/session'
import { defineScreen } from '@sureda/remote/shell'
import { CardList, LinkButton, ListCard, Stack } from '@sureda/ui/base'
import { Screen } from '@sureda/ui/frame'
import { EmptyState } from '@sureda/ui/states'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { GuideNav } from '../../shared/guide-nav.tsx'
import { groupDrafts, NEW_GROUP } from '../group-drafts.ts'
import { groupQueries } from '../group-queries.ts'
import { GroupCard } from './group-card.tsx'

function GuideGroupsScreen() {
  const { t } = useTranslation('guide')
  const groups = useQuery(groupQueries.list())
  return (
    <Screen title={t('groupList.title')}>
      <GuideNav />
      <QueryView query={groups} failed={t('error.groupsLoad')} shape="list" count={4}>
        {(all) => <Groups all={all} />}
      </QueryView>
    </Screen>
  )
}

/** The groups, newest first; the draft of a new one comes before them. */
function Groups({ all }: { all: Group[] }) {
  const { t } = useTranslation('guide')
  const userId = useSession((state) => state.user?.id) ?? ''
  const drafts = useQuery(groupDrafts(userId)).data ?? []
  const begun = drafts.find(({ subject }) => subject === NEW_GROUP)
  const isUnsaved = (group: Group) => drafts.some(({ subject }) => subject === group.id)
  const create = (
    <LinkButton href={paths.guideNewGroup()} icon="plus" isFullWidth>
      {t('groupList.new')}
    </LinkButton>
  )
  if (all.length === 0 && !begun)
    return (
      <EmptyState motif="oak" title={t('groupList.empty')} text={t('groupList.emptyText')} action={create} />
    )
  return (
    <Stack gap={5}>
      {create}
      <CardList label={t('groupList.title')}>
        {begun && (
          <ListCard
            headingLevel={2}
            icon="edit"
            href={paths.guideNewGroup()}
            eyebrow={t('draft.title')}
            title={begun.form.name || t('groupList.unnamed')}
            text={t('groupList.goOn')}
          />
        )}
        {all.map((group) => (
          <GroupCard key={group.id} group={group} isUnsaved={isUnsaved(group)} />
        ))}
      </CardList>
    </Stack>
  )
}

export default defineScreen({
  Component: GuideGroupsScreen,
  queries: () => [groupQueries.list()],
})
