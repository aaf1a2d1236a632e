import { Disclosure } from '@sureda/ui/base'
import { TextArea } from '@sureda/ui/forms'
import { useTranslation } from 'react-i18next'
import type { Booking } from './use-booking.ts'

export const REQUESTS_MAX = 1000

/** What the guide should know; closed while it is empty. */
export function SpecialRequests({ booking }: { booking: Booking }) {
  const { t } = useTranslation('booking')
  const { requests } = booking.draft
  return (
    <Disclosure icon="edit" title={t('form.wishes')} defaultOpen={requests !== ''}>
      <TextArea
        label={t('field.requests')}
        description={t('form.requestsHint')}
        value={requests}
        onChange={(text) => booking.change({ requests: text })}
        maxLength={REQUESTS_MAX}
        counterText={(length, max) => t('form.counter', { length, max })}
      />
    </Disclosure>
  )
}
