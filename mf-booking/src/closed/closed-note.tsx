import { paths } from '@sureda/contract/remote/paths'
import type { Reservation } from '@sureda/contract/schemas/bookings/reservation'
import { useClosureSentence } from '@sureda/remote/format'
import { Banner, LinkButton } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'

/** Says what a closure does to a reservation, and links to the form for another day, filled in with what was booked. */
export function ClosedNote({ reservation }: { reservation: Reservation }) {
  const { t } = useTranslation('booking')
  const sentence = useClosureSentence()
  const { closure, can_cancel, experience_id, id } = reservation
  if (!closure) return null
  return (
    <Banner
      kind="warning"
      title={t('closed.title')}
      action={
        can_cancel && (
          <LinkButton size="small" href={paths.rebook(experience_id, id)}>
            {t('closed.rebook')}
          </LinkButton>
        )
      }
    >
      {sentence(closure)} {can_cancel && t('closed.text')}
    </Banner>
  )
}
