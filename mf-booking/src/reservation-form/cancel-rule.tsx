import { useFormat } from '@sureda/remote/format'
import { Disclosure } from '@sureda/ui/disclosure'
import { useTranslation } from 'react-i18next'
import css from './cancel-rule.module.css'

interface CancelRuleProps {
  /** When it begins; null while it is not chosen. */
  date: string | null
  time: string | null
  /** Reserved at once, without a guide's answer. */
  isConfirmedAtOnce: boolean
}

/** Until when one can change one's mind, with its date; the rest of the rule (decisions §5) behind a tap. */
export function CancelRule({ date, time, isConfirmedAtOnce }: CancelRuleProps) {
  const { t } = useTranslation('booking')
  const format = useFormat()
  const until = date && time ? t('rule.until', { day: format.day(date), time }) : t('rule.short')
  return (
    <div className={css.rule}>
      <p className={css.until}>{until}</p>
      {!isConfirmedAtOnce && <p className={css.until}>{t('rule.answer')}</p>}
      <Disclosure icon="info" title={t('rule.title')}>
        <ul className={css.list}>
          <li>{t('rule.pending')}</li>
          <li>{t('rule.confirmed')}</li>
          <li>{t('rule.cancel')}</li>
        </ul>
      </Disclosure>
    </div>
  )
}
