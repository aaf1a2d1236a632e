import type { UserGroup } from '@sureda/contract/schemas/members/user'
import { errorMessage } from '@sureda/remote/api'
import { Banner, Stack } from '@sureda/ui/base'
import { RadioGroup } from '@sureda/ui/choice'
import { ErrorState, Skeleton } from '@sureda/ui/states'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { reservationQueries } from '../shared/reservation-queries.ts'
import { AgencyContact } from './enquiry/agency-contact.tsx'
import { GroupsLink } from './groups-link.tsx'

interface GroupChoiceProps {
  experienceId: string
  value: string | null
  errorMessage?: string
  onChange: (group: UserGroup) => void
}

/** The groups of this member. Only leader and contact may book for one; a member without a group is sent to the agency. */
export function GroupChoice({ experienceId, value, onChange, ...props }: GroupChoiceProps) {
  const { t } = useTranslation('booking')
  const groups = useQuery(reservationQueries.groups())
  if (groups.data?.length === 0)
    return (
      <Banner kind="info" title={t('form.noGroupsTitle')} action={<GroupsLink />}>
        <Stack gap={3}>
          <p>{t('error.noGroups')}</p>
          <AgencyContact experienceId={experienceId} />
        </Stack>
      </Banner>
    )
  if (groups.data)
    return (
      <RadioGroup
        label={t('form.whichGroup')}
        options={groups.data.map((group) => ({
          value: group.id,
          label: group.name,
          description: group.can_book ? t('people', { count: group.people }) : t('error.groupRole'),
          isDisabled: !group.can_book,
        }))}
        value={value ?? undefined}
        errorMessage={props.errorMessage}
        onChange={(id) => {
          const group = groups.data.find((entry) => entry.id === id)
          if (group) onChange(group)
        }}
      />
    )
  if (groups.isError || groups.isPaused)
    return (
      <ErrorState
        size="card"
        title={t('error.groupsLoad')}
        text={groups.isPaused ? t('shell:error.offline') : errorMessage(groups.error, t)}
        onRetry={() => void groups.refetch()}
        retryLabel={t('shell:common.retry')}
      />
    )
  return <Skeleton shape="text" label={t('shell:common.loading')} />
}
