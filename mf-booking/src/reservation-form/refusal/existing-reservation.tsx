import type { Reservation } from '@sureda/contract/schemas/bookings/reservation'
import { ReservationBadge } from '@sureda/remote/features/reservations'
import { useFormat } from '@sureda/remote/format'
import { Banner, Button, FactList, Stack } from '@sureda/ui/base'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import CancelDialog from '../../reservation-list/cancel-dialog.tsx'
import { ChangeFault } from '../../reservation-list/change-fault.tsx'
import { reservationBody } from '../../shared/booking-draft.ts'
import type { Refusal } from '../../shared/refusal.ts'
import {
  changeReservation,
  refetchReservations,
  reservationQueries,
} from '../../shared/reservation-queries.ts'
import type { Booking } from '../use-booking.ts'

interface ExistingReservationProps {
  refusal: Extract<Refusal, { kind: 'exists' }>
  booking: Booking
  onClose: () => void
}

/** There is already a reservation for that experience and day: change it to the new choice, leave it, or cancel it. */
export function ExistingReservation({ refusal, booking, onClose }: ExistingReservationProps) {
  const { t } = useTranslation('booking')
  const format = useFormat()
  const [isCancelling, setCancelling] = useState(false)
  const { data: mine = [] } = useQuery(reservationQueries.mine())
  const existing = latest(refusal.existing, mine)
  const editable = existing === refusal.existing ? refusal.editable : existing.editable_fields
  const { draft } = booking
  const isTimeFixed = !draft.nights && draft.time !== existing.time && !editable.includes('time')
  const modify = useMutation({
    mutationFn: () => changeReservation(existing, pick(reservationBody(draft, booking.room), editable)),
    onSuccess: booking.finish,
    // the change may have been refused because the shown reservation is old
    onError: () => void refetchReservations(),
  })
  const keep = () => {
    void booking.keepExisting()
    onClose()
  }
  // it has been cancelled meanwhile (a lost answer, or the guide): nothing conflicts any more
  if (existing.status === 'cancelled' && !isCancelling)
    return (
      <Banner
        kind="info"
        isLive
        action={
          <Button size="small" onPress={booking.goOn}>
            {t('shell:common.continue')}
          </Button>
        }
      >
        {t('pass.cancelled')}
      </Banner>
    )
  return (
    <Stack gap={5}>
      <Banner kind="info" isLive title={t('exists.title')}>
        {t('exists.text', { day: format.day(existing.date) })}
      </Banner>
      {modify.isError && (
        <ChangeFault
          error={modify.error}
          experienceId={draft.experienceId}
          onStay={editable.includes('nights') ? booking.change : undefined}
        />
      )}
      <FactList
        facts={[
          { icon: 'ticket', label: t('exists.now'), value: summary(existing) },
          {
            icon: 'sparkles',
            label: t('exists.wanted'),
            value: summary({ ...draft, people: booking.people }),
          },
          {
            icon: 'info',
            label: t('field.status'),
            value: <ReservationBadge reservation={existing} namespace="booking" />,
          },
        ]}
      />
      {isTimeFixed && <p>{t('exists.timeFixed', { time: existing.time })}</p>}
      <Stack gap={3}>
        {editable.length > 0 && (
          <Button
            isFullWidth
            isPending={modify.isPending}
            pendingLabel={t('shell:common.sending')}
            onPress={() => modify.mutate()}
          >
            {t('exists.modify')}
          </Button>
        )}
        <Button isFullWidth variant="secondary" isDisabled={modify.isPending} onPress={keep}>
          {t('exists.keep')}
        </Button>
        {existing.can_cancel && (
          <Button
            isFullWidth
            variant="quiet"
            isDisabled={modify.isPending}
            onPress={() => setCancelling(true)}
          >
            {t('exists.cancel')}
          </Button>
        )}
      </Stack>
      {isCancelling && (
        <CancelDialog
          reservation={existing}
          onClose={() => setCancelling(false)}
          onCancelled={booking.goOn}
        />
      )}
    </Stack>
  )

  function summary({ time, nights, people }: Summed): string {
    const when = nights ? t('nights', { count: nights }) : time
    return `${when} · ${t('people', { count: people })}`
  }
}

type Summed = Pick<Booking['draft'], 'time' | 'nights' | 'people'>

/** The reservation of the refusal, or a newer version from the list: the older one would be refused again. */
function latest(told: Reservation, mine: readonly Reservation[]): Reservation {
  const listed = mine.find((reservation) => reservation.id === told.id)
  return listed && listed.version > told.version ? listed : told
}

/** The new wishes, limited to the fields of the existing reservation that may still change. */
function pick(body: ReturnType<typeof reservationBody>, editable: readonly string[]) {
  const { date, time, nights, rooms, people, special_requests } = body ?? {}
  const wishes = { date, time, nights, rooms, people, special_requests }
  return Object.fromEntries(
    Object.entries(wishes).filter(([field, value]) => value !== undefined && editable.includes(field)),
  )
}
