import { paths } from '@sureda/contract/remote/paths'
import type { Reservation } from '@sureda/contract/schemas/bookings/reservation'
import { directionsTo, saveToCalendar } from '@sureda/remote/export'
import { Button, LinkButton } from '@sureda/ui/base'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { experienceDetail } from '../shared/experience-queries.ts'

interface PassActionsProps {
  reservation: Reservation
  reference: string
}

/** Calendar and directions. Directions need the coordinates of the experience, so their link appears when these are known. */
export function PassActions({ reservation, reference }: PassActionsProps) {
  const { t } = useTranslation('booking')
  const { experience, nights, rooms } = reservation
  const { data: place } = useQuery(experienceDetail(reservation.experience_id))
  const position =
    place && place.latitude !== null && place.longitude !== null
      ? { latitude: place.latitude, longitude: place.longitude }
      : null
  const way = position && directionsTo({ ...position, name: experience.locationName || experience.title })
  const addToCalendar = () =>
    saveToCalendar({
      kind: 'reservation',
      id: reservation.id,
      title: experience.title,
      startsAt: reservation.starts_at,
      endsAt: reservation.ends_at,
      location: place?.address ?? experience.locationName,
      description: [
        `${t(reservation.booking_code ? 'pass.code' : 'pass.reference')}: ${reference}`,
        ...(nights ? [`${t('nights', { count: nights })} · ${t('rooms', { count: rooms ?? 1 })}`] : []),
        t('people', { count: reservation.people }),
      ].join('\n'),
      url: new URL(paths.reservations(), location.origin).href,
      isCertain: reservation.status === 'confirmed',
      ...(position ? { position } : {}),
    })
  return (
    <>
      <Button variant="secondary" isFullWidth icon="calendar-plus" onPress={addToCalendar}>
        {t('pass.calendar')}
      </Button>
      {way && (
        <LinkButton variant="secondary" isFullWidth icon="navigation" {...way}>
          {t('shell:common.directions')}
        </LinkButton>
      )}
    </>
  )
}
