import { Icon } from '@sureda/ui/icons'
import { useTranslation } from 'react-i18next'
import css from './call-button.module.css'

/** The one button that must never be missed: as wide as the phone, where the thumb is. A plain link, which needs nothing to work. */
export function CallButton({ phone }: { phone: string }) {
  const { t } = useTranslation('map')
  return (
    <a className={css.call} href={`tel:${phone}`}>
      <Icon name="phone" />
      <span className={css.words}>
        <strong>{t('safety.call')}</strong>
        <span className={css.free}>{t('safety.free')}</span>
      </span>
    </a>
  )
}
