import { errorMessage } from '@sureda/remote/api'
import { ErrorState } from '@sureda/ui/states'
import { useTranslation } from 'react-i18next'
import type { KnownDays } from '../../shared/availability-queries.ts'

/** Says why the free days could not be loaded, with a button to try again. */
export function DaysFault({ known }: { known: KnownDays }) {
  const { t } = useTranslation('booking')
  return (
    <ErrorState
      size="card"
      title={t('error.slotsLoad')}
      text={known.isPaused ? t('shell:error.offline') : errorMessage(known.error, t)}
      onRetry={known.refetch}
      retryLabel={t('shell:common.retry')}
      isRetrying={known.isFetching}
    />
  )
}
