import { Icon } from '@sureda/ui/icon'
import { useTranslation } from 'react-i18next'
import css from './footprint.module.css'

/** Where an answer was taken from that the person has not given. */
export function GuessNote({ from }: { from: string | undefined }) {
  const { t } = useTranslation('profile')
  if (!from) return null
  return (
    <p className={css.guess}>
      <Icon name="info" size="small" />
      <span>{t('footprint.start.guessText', { what: from })}</span>
    </p>
  )
}
