import { OPEN_MAX, OPEN_MAX_UNCONFIRMED } from '@sureda/contract/rules/limits'
import { useTranslation } from 'react-i18next'
import type { Refusal } from '../../shared/refusal.ts'

/** Why no other date helps, with the code of the conflicting reservation where there is one. */
export function RefusalSentence({ refusal }: { refusal: Extract<Refusal, { kind: 'sentence' }> }) {
  const { t } = useTranslation('booking')
  const { reason, bookingCode } = refusal
  return reason === 'groupExists' && bookingCode
    ? t('error.groupExistsCode', { code: bookingCode })
    : t(`error.${reason}`, reason === 'tooManyUnconfirmed' ? OPEN_MAX_UNCONFIRMED : OPEN_MAX)
}
