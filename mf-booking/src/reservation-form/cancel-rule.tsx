import { useTranslation } from 'react-i18next'
import css from './cancel-rule.module.css'

/** What can be changed until when (decisions §5), in three lines. */
export function CancelRule() {
  const { t } = useTranslation('booking')
  return (
    <ul className={css.rule}>
      <li>{t('rule.pending')}</li>
      <li>{t('rule.confirmed')}</li>
      <li>{t('rule.cancel')}</li>
    </ul>
  )
}
