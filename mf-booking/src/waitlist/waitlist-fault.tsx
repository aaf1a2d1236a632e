import type { WaitlistEntry } from '@sureda/contract/schemas/bookings/waitlist'
import { errorMessage } from '@sureda/remote/api'
import { Banner, Button } from '@sureda/ui/base'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

/** Says that the waitlist entries could not be loaded: without this, the list would look as if there were none. */
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
