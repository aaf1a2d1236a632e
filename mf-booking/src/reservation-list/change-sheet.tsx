import { GROUP_MAX, GROUP_MIN } from '@sureda/contract/rules/limits'
import type { ReservationChange } from '@sureda/contract/schemas/bookings/reservation'
import { shell } from '@sureda/remote/shell'
import { FormSheet } from '@sureda/remote/unsaved'
import { Banner, Button } from '@sureda/ui/base'
import { Form, Stepper, TextArea } from '@sureda/ui/forms'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FewerPlaces } from '../reservation-form/refusal/fewer-places.tsx'
import { REQUESTS_MAX } from '../reservation-form/special-requests.tsx'
import { DayAndTime } from '../reservation-form/when/day-and-time.tsx'
import { Stay } from '../reservation-form/when/stay.tsx'
import { useDays } from '../shared/availability-queries.ts'
import { seatsLeftAt, windowDaysOf, withHeldSeats } from '../shared/bookable-days.ts'
import { fitting } from '../shared/booking-draft.ts'
import { experienceDetail } from '../shared/experience-queries.ts'
import { changeReservation, refetchReservations, refreshReservations } from '../shared/reservation-queries.ts'
import { ChangeFault } from './change-fault.tsx'
import { changedFields } from './changed-fields.ts'
import type { SheetProps } from './sheet-props.ts'

interface Wish {
  date: string
  time: string | null
  nights: number | null
  rooms: number | null
  people: number
  special_requests: string
}

/** Changes what may still change: people and requests, and day and time while the reservation is not confirmed. */
export default function ChangeSheet({ reservation, onClose }: SheetProps) {
  const { t } = useTranslation('booking')
  // only the fields the person touched: the others follow the reservation, which may change meanwhile
  const [touched, setTouched] = useState<Partial<Wish>>({})
  const wish: Wish = {
    date: reservation.date,
    time: reservation.time,
    nights: reservation.nights,
    rooms: reservation.rooms,
    people: reservation.people,
    special_requests: reservation.special_requests ?? '',
    ...touched,
  }
  const formId = useId()
  const [isTimeMissing, setTimeMissing] = useState(false)
  const can = (field: string) => reservation.editable_fields.includes(field)
  const { nights, rooms } = reservation
  const { days } = useDays(reservation.experience_id, [wish.date])
  const { data: experience } = useQuery(experienceDetail(reservation.experience_id))
  const windowDays = windowDaysOf(experience)
  const room = nights
    ? undefined
    : seatsLeftAt(withHeldSeats(days.get(wish.date), reservation)?.slots, wish.time)
  const people = fitting(wish.people, room)
  const max = Math.max(people, Math.min(GROUP_MAX, room ?? GROUP_MAX))

  const save = useMutation({
    mutationFn: (change: ReservationChange) => changeReservation(reservation, change),
    onSuccess: async () => {
      await refreshReservations()
      shell().toast({ kind: 'success', text: t('change.done') })
      onClose()
    },
    // the change may have been refused because the shown reservation is old
    onError: () => void refetchReservations(),
  })
  const submit = () => {
    if (!wish.time) return setTimeMissing(true)
    const change = changedFields(reservation, { ...wish, people, time: wish.time })
    if (Object.keys(change).length === 0) return onClose()
    save.mutate(change)
  }
  const put = (part: Partial<Wish>) => {
    setTimeMissing(false)
    save.reset()
    setTouched({ ...touched, ...part })
  }
  const choosing = {
    draft: { date: wish.date, time: wish.time, people },
    days,
    // a stay has no time to change
    change: ({ date, time }: Pick<Wish, 'date' | 'time'>) => put(nights ? { date } : { date, time }),
    goOn: () => save.reset(),
  }

  return (
    <FormSheet
      title={t('change.title')}
      onClose={onClose}
      unsaved="typed"
      footer={
        <Button
          isFullWidth
          isPending={save.isPending}
          pendingLabel={t('shell:common.sending')}
          type="submit"
          form={formId}
        >
          {t('change.save')}
        </Button>
      }
    >
      <Form id={formId} aria-label={t('change.title')} isBusy={save.isPending} onSubmit={submit}>
        {save.isError && (
          <ChangeFault
            error={save.error}
            experienceId={reservation.experience_id}
            choosing={can('date') ? choosing : undefined}
            onStay={can('nights') ? put : undefined}
          />
        )}
        {can('date') && nights && rooms ? (
          <Stay
            experienceId={reservation.experience_id}
            windowDays={windowDays}
            date={wish.date}
            nights={wish.nights ?? nights}
            rooms={wish.rooms ?? rooms}
            minNights={experience?.schedule?.min_nights ?? 1}
            held={{ date: reservation.date, nights, rooms }}
            onChange={put}
          />
        ) : can('date') ? (
          <DayAndTime
            experienceId={reservation.experience_id}
            windowDays={windowDays}
            date={wish.date}
            time={wish.time}
            held={reservation}
            errorMessage={isTimeMissing ? t('send.timeMissing') : undefined}
            onChange={put}
          />
        ) : (
          <Banner kind="info">{t('change.confirmedOnly')}</Banner>
        )}
        {can('people') && <FewerPlaces wish={wish.people} people={people} />}
        {can('people') && (
          <Stepper
            label={t('field.people')}
            value={people}
            onChange={(next) => put({ people: next })}
            min={GROUP_MIN}
            max={max}
            decreaseLabel={t('form.fewer')}
            increaseLabel={t('form.more')}
            valueText={t('people', { count: people })}
          />
        )}
        {can('special_requests') && (
          <TextArea
            label={t('field.requests')}
            optionalText={t('shell:common.optional')}
            value={wish.special_requests}
            onChange={(special_requests) => put({ special_requests })}
            maxLength={REQUESTS_MAX}
            counterText={(length, most) => t('form.counter', { length, max: most })}
          />
        )}
      </Form>
    </FormSheet>
  )
}
