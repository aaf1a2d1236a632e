import { useTranslation } from 'react-i18next'
import { QuietLine } from '../frame/quiet-line.tsx'

/** Where an answer was taken from that the person has not given. */
export function GuessNote({ from }: { from: string | undefined }) {
  const { t } = useTranslation('profile')
  return from ? <QuietLine>{t('footprint.start.guessText', { what: from })}</QuietLine> : null
}
