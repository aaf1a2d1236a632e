import type { ExperienceDetail } from '@sureda/contract/schemas/catalogue/experience'
import { LinkButton } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import css from '../reservation-form.module.css'

/** Links to the provider's own page and phone, where the experience is booked. */
export function ElsewhereCard({ experience }: { experience: ExperienceDetail }) {
  const { t } = useTranslation('booking')
  const { external_url: url, external_phone: phone } = experience
  return (
    <>
      <p className={css.text}>{t('elsewhere.text')}</p>
      {url && (
        <LinkButton
          size="large"
          isFullWidth
          iconEnd="external-link"
          href={url}
          target="_blank"
          rel="noopener"
        >
          {t('elsewhere.open', { host: new URL(url).host.replace(/^www\./, '') })}
        </LinkButton>
      )}
      {phone && (
        <LinkButton
          size="large"
          isFullWidth
          variant={url ? 'secondary' : 'primary'}
          icon="phone"
          href={`tel:${phone.replaceAll(' ', '')}`}
        >
          {t('elsewhere.call', { phone })}
        </LinkButton>
      )}
    </>
  )
}
