import { GROUP_MAX, GROUP_MIN } from '@sureda/contract/rules/limits'
import { isAuthenticated, useSession } from '@sureda/remote/session'
import { SegmentedControl } from '@sureda/ui/choice'
import { Stepper } from '@sureda/ui/forms'
import { useTranslation } from 'react-i18next'
import { Seal } from '../pass/seal.tsx'
import { GroupChoice } from './group-choice.tsx'
import css from './party.module.css'
import { FewerPlaces } from './refusal/fewer-places.tsx'
import type { Booking } from './use-booking.ts'

/** For how many, and whether for the member or for a group. Never more than the chosen time still takes. */
export function Party({ booking }: { booking: Booking }) {
  const { t } = useTranslation('booking')
  const { draft, change, people } = booking
  const room = booking.room ?? GROUP_MAX
  // only members have groups
  const hasGroups = useSession((state) => isAuthenticated(state) && state.tenant?.features.groups !== false)
  // a body that was sent stays possible: its own seats may be among those taken
  const max = Math.max(people, Math.min(GROUP_MAX, room))
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
          experienceId={draft.experienceId}
          value={draft.groupId}
          onChange={(group) => change({ groupId: group.id, people: Math.max(GROUP_MIN, group.people) })}
        />
      )}
      <FewerPlaces wish={draft.people} people={people} />
      <div className={css.party}>
        <Seal
          className={css.wood}
          code={draft.key}
          people={people}
          status="pending"
          label={t('pass.seal', { count: people })}
        />
        <Stepper
          className={css.people}
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
      </div>
    </>
  )
}
