import { ApiError, errorMessage, OfflineError } from '@sureda/remote/api'
import { useFormat } from '@sureda/remote/format'
import { FaultNotice } from '@sureda/ui/forms'
import { useTranslation } from 'react-i18next'
import { minutesToNextTry } from './play/tries.ts'

/** Why an answer did not count. The choice stays, so that it can be sent again. */
export function PlayFault({ fault }: { fault: unknown }) {
  const { t } = useTranslation('games')
  const format = useFormat()
  return (
    <FaultNotice of={fault} title={t('error.submit')}>
      {sentence()}
    </FaultNotice>
  )

  function sentence(): string {
    if (fault instanceof OfflineError) return t('error.submitOffline')
    if (!(fault instanceof ApiError)) return errorMessage(fault, t)
    if (fault.code === 'location_required') return t('error.locationRequired')
    if (fault.code === 'game_locked') return t('games.lockedText')
    if (fault.code === 'game_attempts_exhausted' || fault.code === 'too_many_requests')
      return t('error.noTries', {
        wait: format.duration(minutesToNextTry(fault.retryAfter)),
      })
    return errorMessage(fault, t)
  }
}
