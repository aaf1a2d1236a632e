import { GROUP_MAX, GROUP_MIN } from '@sureda/contract/limits'
import { useSession } from '@sureda/remote/session'
import { SegmentedControl } from '@sureda/ui/segmented-control'
import { Stepper } from '@sureda/ui/stepper'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Seal } from '../pass/seal.tsx'
import { reservationQueries } from '../queries/reservation-queries.ts'
import { GroupChoice } from './group-choice.tsx'
import type { Booking } from './use-booking.ts'
import css from './who.module.css'

/** On my own account or for my group, and how many. Never more than the chosen time still takes. */
export function Who({ booking }: { booking: Booking }) {
  const { t } = useTranslation('booking')
  const { draft, change, fault } = booking
  const hasGroups = useSession((state) => state.tenant?.features.groups !== false)
  const slots = useQuery({
    ...reservationQueries.slots(draft.experienceId, draft.date ?? ''),
    enabled: draft.date !== null,
  })
  const room = slots.data?.time_slots.find((slot) => slot.time === draft.time)?.remaining ?? GROUP_MAX
  const max = Math.max(GROUP_MIN, Math.min(GROUP_MAX, room))
  const people = Math.min(draft.people, max)
  return (
    <>
      {hasGroups && (
        <SegmentedControl
          label={t('form.for')}
          options={[
            { value: 'individual', label: t('form.individual'), icon: 'user' },
            { value: 'group', label: t('form.group'), icon: 'users' },
          ]}
          value={draft.kind}
          onChange={(kind) => change({ kind: kind === 'group' ? 'group' : 'individual' })}
        />
      )}
      {draft.kind === 'group' && (
        <GroupChoice
          value={draft.groupId}
          errorMessage={fault === 'groupRequired' ? t('error.groupRequired') : undefined}
          onChange={(group) =>
            change({ groupId: group.id, people: Math.max(1, Math.min(group.people, max)) })
          }
        />
      )}
      <figure className={css.wood}>
        <Seal code={draft.key} people={people} status="pending" label={t('pass.seal', { count: people })} />
        <figcaption className={css.caption}>{t('pass.sealHint')}</figcaption>
      </figure>
      <Stepper
        label={t('field.people')}
        value={people}
        onChange={(next) => change({ people: next })}
        min={GROUP_MIN}
        max={max}
        decreaseLabel={t('form.fewer')}
        increaseLabel={t('form.more')}
        valueText={t('people', { count: people })}
        description={room < GROUP_MAX ? t('form.roomAt', { count: room, time: draft.time }) : undefined}
      />
    </>
  )
}
