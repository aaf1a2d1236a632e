import { LinkButton } from '@sureda/ui/base'
import { VisuallyHidden } from '@sureda/ui/core'
import { Icon } from '@sureda/ui/icons'
import { useTranslation } from 'react-i18next'
import { phoneNumberIn } from '../../shared/phone-number-in.ts'
import css from './item-contact.module.css'

/** Opening hours and a button that calls. */
export function ItemContact({ hours, phone }: { hours?: string | null; phone?: string | null }) {
  const { t } = useTranslation('map')
  const number = phone ? phoneNumberIn(phone) : null
  return (
    <>
      {hours && (
        <p className={css.hours}>
          <Icon name="clock" size="small" />
          <VisuallyHidden>{t('hours')}: </VisuallyHidden>
          <span>{hours}</span>
        </p>
      )}
      {number && (
        <LinkButton href={`tel:${number}`} variant="secondary" size="small" icon="phone">
          {t('call', { phone })}
        </LinkButton>
      )}
    </>
  )
}
