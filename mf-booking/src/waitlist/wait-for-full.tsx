import { useFormat } from '@sureda/remote/format'
import { isAuthenticated, useSession } from '@sureda/remote/session'
import { Button, Disclosure, Stack } from '@sureda/ui/base'
import { Select } from '@sureda/ui/choice'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Days } from '../shared/bookable-days.ts'
import { fullTimes } from '../shared/full-times.ts'
import css from './join-waitlist.module.css'
import { JoinWaitlist } from './join-waitlist.tsx'

interface WaitForFullProps {
  experienceId: string
  days: Days
  people: number
  /** The times of this day come first. */
  date: string | null
  /** The full time that was tapped: its waitlist opens. Give the component a `key` of it. */
  asked?: { date: string; time: string } | null
  /** Guests have to sign in: only a member can be told of free seats. */
  onSignIn: () => void
  /** An input for the number of people, where the screen has no other. */
  children?: ReactNode
}

/** The times with too few seats for the party, each with its waitlist. */
export function WaitForFull(props: WaitForFullProps) {
  const { experienceId, days, people, date, asked = null, onSignIn, children } = props
  const { t } = useTranslation('booking')
  const format = useFormat()
  const isMember = useSession(isAuthenticated)
  const [chosen, choose] = useState(asked && `${asked.date} ${asked.time}`)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const waitlist = asked && place.current?.querySelector('details')
    if (!waitlist) return
    waitlist.open = true
    waitlist.scrollIntoView({ block: 'nearest' })
    waitlist.querySelector('summary')?.focus({ preventScroll: true })
  }, [asked])
  const full = fullTimes(days, people, date)
  const [first] = full
  if (!first) return null
  const wanted = full.find(({ key }) => key === chosen) ?? first
  const wish = { experience_id: experienceId, date: wanted.date, time: wanted.time, people }
  return (
    <div ref={place}>
      <Disclosure icon="clock" title={t('waitlist.fullTitle')}>
        <Stack gap={4}>
          <Select
            label={t('waitlist.fullTime')}
            options={full.map(({ key, date, time }) => ({
              value: key,
              label: `${format.shortDate(`${date}T12:00:00Z`)}, ${time}`,
            }))}
            value={wanted.key}
            onChange={choose}
          />
          {children}
          {isMember ? (
            <JoinWaitlist key={`${wanted.key} ${people}`} {...wish} />
          ) : (
            <>
              <p className={css.rule}>{t('waitlist.rule')}</p>
              <Button variant="secondary" icon="clock" onPress={onSignIn}>
                {t('waitlist.signIn')}
              </Button>
            </>
          )}
        </Stack>
      </Disclosure>
    </div>
  )
}
