import type { WaitlistEntry } from '@sureda/contract/schemas/bookings/waitlist'
import { errorMessage } from '@sureda/remote/api'
import { Banner, Button } from '@sureda/ui/base'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

/** The reservations are shown without the places in lines; that these are missing must not look like having none. */
export function WaitlistFault({ query }: { query: UseQueryResult<WaitlistEntry[]> }) {
  const { t } = useTranslation('booking')
  if (!query.isError || query.data) return null
  return (
    <Banner
      kind="warning"
      title={t('waitlist.loadFailed')}
      action={
        <Button
          size="small"
          variant="secondary"
          isPending={query.isFetching}
          onPress={() => void query.refetch()}
        >
          {t('shell:common.retry')}
        </Button>
      }
    >
      {errorMessage(query.error, t)}
    </Banner>
  )
}
