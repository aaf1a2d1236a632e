import { useSession } from '@sureda/remote/session'
import { LinkButton } from '@sureda/ui/link-button'
import { Inline } from '@sureda/ui/stack'
import { useTranslation } from 'react-i18next'

/** How the office is reached, by mail and by telephone. */
export function AgencyContact() {
  const { t } = useTranslation('booking')
  const contact = useSession((state) => state.tenant?.contact)
  if (!contact) return null
  return (
    <Inline gap={2} wrap>
      {contact.email && (
        <LinkButton size="small" variant="secondary" icon="mail" href={`mailto:${contact.email}`}>
          {t('form.writeAgency')}
        </LinkButton>
      )}
      {contact.phone && (
        <LinkButton
          size="small"
          variant="quiet"
          icon="phone"
          href={`tel:${contact.phone.replaceAll(' ', '')}`}
        >
          {contact.phone}
        </LinkButton>
      )}
    </Inline>
  )
}
