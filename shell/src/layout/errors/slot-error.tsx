import { ErrorState } from '@sureda/ui/states'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { kindOf } from './remote-error-screen.tsx'

/** Replaces a slot that failed; the screen around it keeps working. */
export function SlotError({ error, onRetry }: { error: unknown; onRetry: () => Promise<void> }) {
  const { t } = useTranslation('shell')
  const [isRetrying, setRetrying] = useState(false)
  const kind = kindOf(error)
  return (
    <ErrorState
      size="card"
      headingLevel={3}
      title={t(`remote.${kind}`)}
      text={t(`remote.${kind}Text`)}
      retryLabel={t('common.retry')}
      isRetrying={isRetrying}
      onRetry={() => {
        setRetrying(true)
        void onRetry().finally(() => setRetrying(false))
      }}
    />
  )
}
