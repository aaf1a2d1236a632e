import { paths } from '@sureda/contract/remote/paths'
import type { UserGroup } from '@sureda/contract/schemas/members/user'
import { QueryView } from '@sureda/remote/query'
import { sessionIsGuide, useSession } from '@sureda/remote/session'
import { defineScreen } from '@sureda/remote/shell'
import { CardList, Disclosure, Stack, TextLink } from '@sureda/ui/base'
import { Screen } from '@sureda/ui/frame'
import { EmptyState } from '@sureda/ui/states'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { groupQueries } from '../group-queries.ts'
import { Invitation } from './invitation.tsx'
import { JoinForm } from './join-form.tsx'
import { MyGroupCard } from './my-group-card.tsx'

/** The groups of a member. The link of an invitation opens this screen with its code: `?codigo=`. */
function GroupsScreen() {
  const { t } = useTranslation('guide')
  const [search, setSearch] = useSearchParams()
  const isGuide = useSession(sessionIsGuide)
  const groups = useQuery(groupQueries.mine())
  const code = search.get('codigo')?.trim()
  const putAway = () => setSearch({}, { replace: true })
  return (
    <Screen title={t('mine.title')}>
      <Stack gap={6}>
        {isGuide && (
          <TextLink href={paths.guideGroups()} icon="flag" variant="standalone">
            {t('mine.asGuide')}
          </TextLink>
        )}
        {code && <Invitation key={code} code={code} onDone={putAway} />}
        <QueryView query={groups} failed={t('error.groupsLoad')} shape="cards" count={2}>
          {(all) => <MyGroups all={all} hasInvitation={Boolean(code)} />}
        </QueryView>
      </Stack>
    </Screen>
  )
}

function MyGroups({ all, hasInvitation }: { all: UserGroup[]; hasInvitation: boolean }) {
  const { t } = useTranslation('guide')
  if (all.length === 0)
    return (
      <Stack gap={6}>
        <EmptyState motif="oak" title={t('mine.empty')} text={t('mine.emptyText')} />
        {!hasInvitation && <JoinForm />}
      </Stack>
    )
  return (
    <Stack gap={6}>
      <CardList label={t('mine.title')}>
        {all.map((group) => (
          <MyGroupCard key={group.id} group={group} />
        ))}
      </CardList>
      {!hasInvitation && (
        <Disclosure title={t('join.another')} icon="plus">
          <JoinForm />
        </Disclosure>
      )}
    </Stack>
  )
}

export default defineScreen({
  Component: GroupsScreen,
  queries: () => [groupQueries.mine()],
})
