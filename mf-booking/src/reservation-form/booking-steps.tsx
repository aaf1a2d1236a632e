import type { ExperienceDetail } from '@sureda/contract/experience'
import { paths } from '@sureda/contract/paths'
import { useOnline } from '@sureda/remote/online'
import { BottomSheet } from '@sureda/ui/bottom-sheet'
import { Button } from '@sureda/ui/button'
import { LinkButton } from '@sureda/ui/link-button'
import { Steps } from '@sureda/ui/steps'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { BookingDraft } from '../domain/booking-draft.ts'
import { ReservationPass } from '../pass/reservation-pass.tsx'
import css from './booking-steps.module.css'
import { DayAndTime } from './day-and-time.tsx'
import { FewerPlaces } from './fewer-places.tsx'
import { RefusalPanel } from './refusal-panel.tsx'
import { Review } from './review.tsx'
import { STEPS, useBooking } from './use-booking.ts'
import { Who } from './who.tsx'
import { Wishes } from './wishes.tsx'

interface BookingStepsProps {
  userId: string
  experience: ExperienceDetail
  start: BookingDraft
  onClose: () => void
}

const TITLES = {
  pending: 'pass.titlePending',
  confirmed: 'pass.titleConfirmed',
  completed: 'pass.title',
  cancelled: 'pass.title',
} as const

/** date → time → people or group → requests and rules → review → pass. One sheet, one step at a time, the main button always under the thumb. */
export function BookingSteps({ userId, experience, start, onClose }: BookingStepsProps) {
  const { t } = useTranslation('booking')
  const booking = useBooking(userId, start)
  const { draft, step, made, refusal } = booking
  const number = STEPS.indexOf(step)
  const online = useOnline()
  const top = useRef<HTMLDivElement>(null)
  // a new step, an answer or a refusal begins at its beginning, also for a screen reader
  const place = made ? 'made' : (refusal?.kind ?? step)
  const shown = useRef(place)
  useEffect(() => {
    if (shown.current === place) return
    shown.current = place
    top.current?.scrollIntoView({ block: 'start' })
    top.current?.focus({ preventScroll: true })
  }, [place])

  const isKept = step === 'review' && !online
  const sendWord = isKept ? 'waiting.keep' : draft.isWaiting ? 'waiting.sendNow' : 'form.send'
  const goOn = () => {
    if (!isKept) return booking.next()
    booking.keepForLater()
    onClose()
  }
  const footer = made ? (
    <div className={css.footer}>
      <LinkButton variant="secondary" href={paths.reservations()}>
        {t('list.title')}
      </LinkButton>
      <Button onPress={onClose}>{t('form.done')}</Button>
    </div>
  ) : refusal?.kind === 'exists' ? undefined : (
    <div className={css.footer}>
      {number > 0 && (
        <Button variant="secondary" isDisabled={booking.isSending} onPress={booking.back}>
          {t('shell:common.back')}
        </Button>
      )}
      <Button isPending={booking.isSending} pendingLabel={t('form.sending')} onPress={goOn}>
        {step === 'review' ? t(sendWord) : t('shell:common.continue')}
      </Button>
    </div>
  )

  return (
    <BottomSheet
      isOpen
      onOpenChange={onClose}
      heights={['full']}
      title={made ? t(TITLES[made.status]) : t('form.title')}
      closeLabel={t('shell:common.close')}
      expandLabel={t('form.expand')}
      collapseLabel={t('form.collapse')}
      footer={footer}
    >
      <div ref={top} tabIndex={-1} className={css.body}>
        {made ? (
          <ReservationPass reservation={made} isNew />
        ) : (
          <>
            <Steps
              label={t('form.steps')}
              steps={STEPS.map((name) => t(`step.${name}`))}
              current={number}
              currentText={t('form.stepOf', { step: number + 1, total: STEPS.length })}
            />
            {refusal && <RefusalPanel refusal={refusal} booking={booking} onClose={onClose} />}
            {refusal?.kind !== 'exists' && (
              <>
                {step === 'when' && (
                  <DayAndTime
                    experienceId={experience.id}
                    date={draft.date}
                    time={draft.time}
                    errorMessage={booking.fault === 'timeRequired' ? t('error.timeRequired') : undefined}
                    onChange={booking.change}
                  />
                )}
                {step === 'who' && <Who booking={booking} />}
                {step !== 'wishes' && <FewerPlaces wish={draft.people} people={booking.people} />}
                {step === 'wishes' && <Wishes booking={booking} />}
                {step === 'review' && <Review booking={booking} experience={experience} />}
              </>
            )}
          </>
        )}
      </div>
    </BottomSheet>
  )
}
