import { paths } from '@sureda/contract/remote/paths'
import { useToday } from '@sureda/remote/device'
import { shell } from '@sureda/remote/shell'
import { Stepper } from '@sureda/ui/forms'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDays } from '../shared/availability-queries.ts'
import { fullTimes } from '../shared/full-times.ts'
import { WaitForFull } from './wait-for-full.tsx'

/** The waitlist on the card itself: where every time is full, no sheet opens. */
export default function WaitOnCard({ experienceId }: { experienceId: string }) {
  const { t } = useTranslation('booking')
  const today = useToday()
  const { days } = useDays(experienceId, [today])
  const [people, setPeople] = useState(2)
  if (fullTimes(days, 1, null).length === 0) return null
  // a party larger than the largest time has no waitlist
  const max = Math.max(...[...days.values()].flatMap(({ slots = [] }) => slots.map((slot) => slot.capacity)))
  const party = Math.min(people, max)
  return (
    <WaitForFull
      experienceId={experienceId}
      days={days}
      people={party}
      date={null}
      onSignIn={() => shell().askToLogin(paths.experience(experienceId))}
    >
      <Stepper
        label={t('field.people')}
        value={party}
        onChange={setPeople}
        min={1}
        max={max}
        decreaseLabel={t('form.fewer')}
        increaseLabel={t('form.more')}
        valueText={t('people', { count: party })}
      />
    </WaitForFull>
  )
}
