import { ApiError } from '@sureda/remote/api-error'
import { errorMessage } from '@sureda/remote/error-message'
import { Banner } from '@sureda/ui/banner'
import { useTranslation } from 'react-i18next'

/** Why the times were not saved, field by field where the server says so. */
export function SlotsFault({ error }: { error: unknown }) {
  const { t } = useTranslation('guide')
  const faults = error instanceof ApiError ? error.errors : []
  return (
    <Banner kind="danger" title={t('error.slotsSave')} isLive>
      {faults.length === 0 && <p>{errorMessage(error, t)}</p>}
      {faults.map(({ path, message }) => (
        <p key={path}>{message}</p>
      ))}
    </Banner>
  )
}
