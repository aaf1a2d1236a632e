import { errorMessage } from '@sureda/remote/error-message'
import { Banner } from '@sureda/ui/banner'
import { useTranslation } from 'react-i18next'
import { refusalOf } from '../domain/refusal.ts'

/** Why a change was refused; the reservation then stands as it was, which nobody knows of a change that got no answer. */
export function ChangeFault({ error }: { error: unknown }) {
  const { t } = useTranslation('booking')
  const refusal = refusalOf(error)
  const reason =
    refusal.kind === 'slot' || refusal.kind === 'date' || refusal.kind === 'sentence'
      ? t(`error.${refusal.reason}`)
      : refusal.kind === 'rooms'
        ? t('error.roomsTooFew', { count: refusal.needed })
        : refusal.kind === 'nights'
          ? t('error.nightsTooFew', { count: refusal.needed })
          : errorMessage(error, t)
  return (
    <Banner kind="danger" isLive title={t('error.update')}>
      {reason} {refusal.kind !== 'unreached' && t('change.stands')}
    </Banner>
  )
}
