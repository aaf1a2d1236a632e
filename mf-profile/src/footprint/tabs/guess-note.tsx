import { Note } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'

/** Says where an answer comes from that the person has not given. */
export function GuessNote({ from }: { from: string | undefined }) {
  const { t } = useTranslation('profile')
  return from ? <Note icon="info">{t('footprint.start.guessText', { what: from })}</Note> : null
}
