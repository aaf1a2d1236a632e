import { errorMessage } from '@sureda/remote/api'
import { Banner, Button } from '@sureda/ui/base'
import { FaultNotice } from '@sureda/ui/forms'
import { useTranslation } from 'react-i18next'
import type { Refusal } from '../../shared/refusal.ts'
import { asksAgency, wayOutOf } from '../../shared/way-out.ts'
import { AgencyContact } from '../enquiry/agency-contact.tsx'
import type { Booking } from '../use-booking.ts'
import { Alternatives } from './alternatives.tsx'
import { ExistingReservation } from './existing-reservation.tsx'
import { RefusalSentence } from './refusal-sentence.tsx'
import { WayOutLink } from './way-out-link.tsx'

interface RefusalPanelProps {
  refusal: Refusal
  booking: Booking
  onClose: () => void
}

/** Why nothing was reserved, in a sentence, with buttons for what to do next. The person's input stays. */
export function RefusalPanel({ refusal, booking, onClose }: RefusalPanelProps) {
  const { t } = useTranslation('booking')
  switch (refusal.kind) {
    case 'exists':
      return <ExistingReservation refusal={refusal} booking={booking} onClose={onClose} />
    case 'slot':
    case 'date':
      return (
        <FaultNotice of={refusal} title={t('error.create')}>
          {t(`error.${refusal.reason}`)}
          <Alternatives refusal={refusal} booking={booking} />
        </FaultNotice>
      )
    case 'rooms':
      return (
        <FaultNotice
          of={refusal}
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
        </FaultNotice>
      )
    case 'nights':
      return (
        <FaultNotice
          of={refusal}
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
        </FaultNotice>
      )
    case 'sentence':
      return (
        <FaultNotice
          of={refusal}
          title={t('error.create')}
          action={<WayOutLink to={wayOutOf(refusal.reason)} />}
        >
          <RefusalSentence refusal={refusal} />
          {asksAgency(refusal.reason) && <AgencyContact experienceId={booking.draft.experienceId} />}
        </FaultNotice>
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
        <FaultNotice of={refusal} title={t('error.create')}>
          {errorMessage(refusal.error, t)}
        </FaultNotice>
      )
  }
}
