import { paths } from '@sureda/contract/remote/paths'
import type { Reservation } from '@sureda/contract/schemas/bookings/reservation'
import type { ExperienceDetail } from '@sureda/contract/schemas/catalogue/experience'
import { useFormat } from '@sureda/remote/format'
import { isAuthenticated, useSession } from '@sureda/remote/session'
import { shell } from '@sureda/remote/shell'
import { Banner, Button, LinkButton } from '@sureda/ui/base'
import { Form } from '@sureda/ui/forms'
import { BottomSheet } from '@sureda/ui/overlays'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CancelReplaced } from '../closed/cancel-replaced.tsx'
import { ReservationPass } from '../pass/reservation-pass.tsx'
import { windowDaysOf } from '../shared/bookable-days.ts'
import type { BookingDraft } from '../shared/booking-draft.ts'
import { isOpen, waitlistQueries } from '../shared/waitlist-queries.ts'
import { WaitForFull } from '../waitlist/wait-for-full.tsx'
import css from './booking-form.module.css'
import { BookingTerms } from './booking-terms.tsx'
import { Party } from './party.tsx'
import { NoWaitlist } from './refusal/no-waitlist.tsx'
import { RefusalPanel } from './refusal/refusal-panel.tsx'
import { SendButton, useSending } from './send-button.tsx'
import { SpecialRequests } from './special-requests.tsx'
import { SumLine } from './sum-line.tsx'
import { useBooking } from './use-booking.ts'
import { WaitingNote } from './waiting-note.tsx'
import { DayAndTime } from './when/day-and-time.tsx'
import { SeasonLine } from './when/season-line.tsx'
import { Stay } from './when/stay.tsx'

interface BookingFormProps {
  userId: string
  experience: ExperienceDetail
  start: BookingDraft
  /** A reservation in a closure: it is cancelled once the new one is made. */
  instead: Reservation | undefined
  onClose: () => void
}

const TITLES = {
  pending: 'pass.titlePending',
  confirmed: 'pass.titleConfirmed',
  completed: 'pass.title',
  cancelled: 'pass.title',
} as const

/** States without a notice that takes the focus: the sheet scrolls to its top and focuses it. */
const FROM_THE_TOP: ReadonlySet<string> = new Set(['made', 'asking', 'exists', 'unreached'])

/** The whole booking on one sheet: when, for how many, the total, the cancellation terms, and one button that says what it will do. */
export function BookingForm({ userId, experience, start, instead, onClose }: BookingFormProps) {
  const { t } = useTranslation('booking')
  const format = useFormat()
  const [replaced] = useState(instead)
  const booking = useBooking(userId, start)
  const { draft, made, refusal, change } = booking
  const top = useRef<HTMLDivElement>(null)
  // a new state is shown from the top, also to a screen reader; a refusal moves the focus to its reason itself
  const place = made ? 'made' : booking.isAsking ? 'asking' : (refusal?.kind ?? 'choice')
  const shown = useRef(place)
  useEffect(() => {
    if (shown.current === place) return
    shown.current = place
    if (!FROM_THE_TOP.has(place)) return
    top.current?.scrollIntoView({ block: 'start' })
    top.current?.focus({ preventScroll: true })
  }, [place])

  const minNights = experience.schedule?.min_nights ?? 1
  // a waitlist entry is for one time and not for a group
  const hasWaitlist = experience.purchase !== 'nights' && draft.kind !== 'group'
  const [asked, askFor] = useState<{ date: string; time: string } | null>(null)
  const { data: entries = [] } = useQuery({
    ...waitlistQueries.mine(),
    enabled: useSession(isAuthenticated) && hasWaitlist,
  })
  const isOnWaitlist = (date: string, time: string) =>
    entries.some(
      (entry) =>
        isOpen(entry) && entry.experience_id === experience.id && entry.date === date && entry.time === time,
    )
  const signIn = () => {
    booking.keep()
    onClose()
    shell().askToLogin(paths.reserve(experience.id))
  }
  const formId = useId()
  const sending = useSending({ booking, experience, onSignIn: signIn, onClose })
  const windowDays = windowDaysOf(experience)
  const footer = made ? (
    <div className={css.footer}>
      <LinkButton variant="secondary" href={paths.reservations()}>
        {t('list.title')}
      </LinkButton>
      <Button onPress={onClose}>{t('form.done')}</Button>
    </div>
  ) : refusal?.kind === 'exists' ? undefined : (
    <SendButton
      formId={formId}
      label={sending.label}
      isDisabled={sending.act === undefined}
      isPending={sending.isPending}
    />
  )
  return (
    <BottomSheet
      isOpen
      onOpenChange={onClose}
      heights={['full']}
      title={made ? t(TITLES[made.status]) : experience.title}
      closeLabel={t('shell:common.close')}
      expandLabel={t('shell:common.expand')}
      collapseLabel={t('shell:common.collapse')}
      footer={footer}
    >
      <div ref={top} tabIndex={-1} className={css.body}>
        {made && replaced && made.id !== replaced.id && <CancelReplaced reservation={replaced} />}
        {made && <ReservationPass reservation={made} isNew />}
        {!made && replaced && <Banner>{t('closed.instead', { day: format.day(replaced.date) })}</Banner>}
        {!made && refusal && !booking.isAsking && (
          <RefusalPanel refusal={refusal} booking={booking} onClose={onClose} />
        )}
        {!made && refusal?.kind !== 'exists' && (
          <Form id={formId} aria-label={experience.title} onSubmit={() => sending.act?.()}>
            {(booking.isAsking || !refusal) && <WaitingNote draft={draft} isAsking={booking.isAsking} />}
            <SeasonLine experience={experience} />
            {experience.purchase === 'nights' ? (
              <Stay
                experienceId={experience.id}
                windowDays={windowDays}
                date={draft.date}
                nights={draft.nights ?? minNights}
                minNights={minNights}
                rooms={draft.rooms ?? 1}
                onChange={change}
              />
            ) : (
              <DayAndTime
                experienceId={experience.id}
                windowDays={windowDays}
                date={draft.date}
                time={draft.time}
                wait={hasWaitlist ? { people: draft.people, isIn: isOnWaitlist, onAsk: askFor } : undefined}
                onChange={change}
              />
            )}
            <Party booking={booking} />
            {hasWaitlist ? (
              <WaitForFull
                key={asked && `${asked.date} ${asked.time}`}
                experienceId={experience.id}
                days={booking.days}
                people={draft.people}
                date={draft.date}
                asked={asked}
                onSignIn={signIn}
              />
            ) : (
              <NoWaitlist booking={booking} experience={experience} />
            )}
            <SumLine booking={booking} experience={experience} />
            <SpecialRequests booking={booking} />
            <BookingTerms
              date={draft.date}
              time={draft.nights ? (experience.schedule?.times[0] ?? null) : draft.time}
              isConfirmedAtOnce={experience.schedule?.auto_confirm ?? true}
            />
          </Form>
        )}
      </div>
    </BottomSheet>
  )
}
