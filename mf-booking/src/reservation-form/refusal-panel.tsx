import { paths } from '@sureda/contract/paths'
import { errorMessage } from '@sureda/remote/error-message'
import { useFormat } from '@sureda/remote/format'
import { Banner } from '@sureda/ui/banner'
import { Button } from '@sureda/ui/button'
import { LinkButton } from '@sureda/ui/link-button'
import { useTranslation } from 'react-i18next'
import type { Alternative, Refusal } from '../domain/refusal.ts'
import { type WayOut, wayOutOf } from '../domain/way-out.ts'
import { AgencyContact } from './agency-contact.tsx'
import { Alternatives } from './alternatives.tsx'
import { ExistingReservation } from './existing-reservation.tsx'
import { ToGroups } from './to-groups.tsx'
import type { Booking } from './use-booking.ts'

const TO = {
  reservations: { href: paths.reservations(), label: 'list.title' },
  profile: { href: paths.profile(), label: 'form.toProfile' },
} as const

/** A link to what helps; the agency and the sheet's own button stand elsewhere. */
function WayOutLink({ to }: { to: WayOut }) {
  const { t } = useTranslation('booking')
  if (to === 'groups') return <ToGroups />
  if (to !== 'reservations' && to !== 'profile') return null
  return (
    <LinkButton size="small" variant="secondary" href={TO[to].href}>
      {t(TO[to].label)}
    </LinkButton>
  )
}

interface RefusalPanelProps {
  refusal: Refusal
  booking: Booking
  onClose: () => void
}

/** Why it was not reserved, in a sentence, with the way on as buttons. Nothing the person wrote is lost. */
export function RefusalPanel({ refusal, booking, onClose }: RefusalPanelProps) {
  const { t } = useTranslation('booking')
  const format = useFormat()
  switch (refusal.kind) {
    case 'exists':
      return <ExistingReservation refusal={refusal} booking={booking} onClose={onClose} />
    case 'slot':
    case 'date':
      return (
        <Banner kind="danger" isLive title={t('error.create')}>
          {t(`error.${refusal.reason}`)}
          <Alternatives refusal={refusal} booking={booking} labelOf={labelOf} />
        </Banner>
      )
    case 'rooms':
      return (
        <Banner
          kind="danger"
          isLive
          title={t('error.create')}
          action={
            <Button
              size="small"
              variant="secondary"
              onPress={() => booking.change({ rooms: refusal.needed })}
            >
              {t('stay.takeRooms', { count: refusal.needed })}
            </Button>
          }
        >
          {t('error.roomsTooFew', { count: refusal.needed })}
        </Banner>
      )
    case 'nights':
      return (
        <Banner
          kind="danger"
          isLive
          title={t('error.create')}
          action={
            <Button
              size="small"
              variant="secondary"
              onPress={() => booking.change({ nights: refusal.needed })}
            >
              {t('stay.takeNights', { count: refusal.needed })}
            </Button>
          }
        >
          {t('error.nightsTooFew', { count: refusal.needed })}
        </Banner>
      )
    case 'sentence':
      return (
        <Banner
          kind="danger"
          isLive
          title={t('error.create')}
          action={<WayOutLink to={wayOutOf(refusal.reason)} />}
        >
          {t(`error.${refusal.reason}`)}
          {['agency', 'groups'].includes(wayOutOf(refusal.reason)) && (
            <AgencyContact experienceId={booking.draft.experienceId} />
          )}
        </Banner>
      )
    case 'unreached':
      return (
        <Banner
          kind="warning"
          isLive
          title={t(booking.draft.isUnsure ? 'waiting.unsureTitle' : 'waiting.title')}
        >
          {t(refusal.reason === 'unsure' ? 'waiting.unsure' : 'waiting.offline')}
        </Banner>
      )
    case 'unknown':
      return (
        <Banner kind="danger" isLive title={t('error.create')}>
          {errorMessage(refusal.error, t)}
        </Banner>
      )
  }

  function labelOf({ date, time }: Alternative): string {
    if (!time) return format.day(date)
    return date === booking.draft.date ? time : `${format.day(date)}, ${time}`
  }
}
