import { ErrorState } from '@sureda/ui/states'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { kindOf } from './remote-error-screen.tsx'

/** Shown in place of a part of another remote; the screen around it goes on. */
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
