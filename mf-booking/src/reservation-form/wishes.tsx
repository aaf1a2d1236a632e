import { Disclosure } from '@sureda/ui/disclosure'
import { TextArea } from '@sureda/ui/text-area'
import { useTranslation } from 'react-i18next'
import { CancelRule } from './cancel-rule.tsx'
import type { Booking } from './use-booking.ts'

/** Longest text the server takes. */
export const REQUESTS_MAX = 1000

/** What the guide should know, and the rule for changing one's mind – before anything is sent. */
export function Wishes({ booking }: { booking: Booking }) {
  const { t } = useTranslation('booking')
  return (
    <>
      <TextArea
        label={t('field.requests')}
        description={t('form.requestsHint')}
        optionalText={t('shell:common.optional')}
        value={booking.draft.requests}
        onChange={(requests) => booking.change({ requests })}
        maxLength={REQUESTS_MAX}
        counterText={(length, max) => t('form.counter', { length, max })}
      />
      <Disclosure icon="info" title={t('rule.title')} defaultOpen>
        <CancelRule />
      </Disclosure>
    </>
  )
}
