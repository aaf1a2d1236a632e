import { useFormat } from '@sureda/remote/format'
import { isAuthenticated, useSession } from '@sureda/remote/session'
import { Disclosure } from '@sureda/ui/disclosure'
import { Select } from '@sureda/ui/select'
import { Stack } from '@sureda/ui/stack'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fullTimes } from '../domain/full-times.ts'
import type { Booking } from '../reservation-form/use-booking.ts'
import { JoinWaitlist } from './join-waitlist.tsx'

/** The times that have too few places for the party, those of the chosen day first: one can wait for each of them. Needs somebody to tell. */
export function WaitForFull({ booking }: { booking: Booking }) {
  const { t } = useTranslation('booking')
  const format = useFormat()
  const isMember = useSession(isAuthenticated)
  const [chosen, choose] = useState<string | null>(null)
  const { draft, days } = booking
  const full = fullTimes(days, draft.people, draft.date)
  const [first] = full
  if (!isMember || !first) return null
  const wanted = full.find(({ key }) => key === chosen) ?? first
  const wish = {
    experience_id: draft.experienceId,
    date: wanted.date,
    time: wanted.time,
    people: draft.people,
  }
  return (
    <Disclosure icon="clock" title={t('waitlist.fullTitle')}>
      <Stack gap={4}>
        <Select
          label={t('waitlist.fullTime')}
          options={full.map(({ key, date, time }) => ({ value: key, label: `${format.day(date)}, ${time}` }))}
          value={wanted.key}
          onChange={choose}
        />
        <JoinWaitlist key={`${wanted.key} ${draft.people}`} {...wish} />
      </Stack>
    </Disclosure>
  )
}
