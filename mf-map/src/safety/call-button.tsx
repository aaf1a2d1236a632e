import { Icon } from '@sureda/ui/icons'
import { useTranslation } from 'react-i18next'
import css from './call-button.module.css'

/** The button that calls 112: as wide as the phone, within reach of the thumb. It is a plain link, which works without scripts. */
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
