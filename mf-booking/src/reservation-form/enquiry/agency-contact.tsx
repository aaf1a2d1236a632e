import { mediaUrl } from '@sureda/contract/schemas/fields/media-url'
import { mailLink } from '@sureda/contract/schemas/members/mail-link'
import { useSession } from '@sureda/remote/session'
import { Inline, LinkButton } from '@sureda/ui/base'
import { AgencyCard } from '@sureda/ui/gallery'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { agencyOf } from './agency-queries.ts'

/** How to reach the guide of this experience: the agency with its name and logo, or the tourism office where there is no agency. */
export function AgencyContact({ experienceId }: { experienceId: string }) {
  const { t } = useTranslation('booking')
  const office = useSession((state) => state.tenant?.contact)
  const { data: agency } = useQuery(agencyOf(experienceId))
  const phone = agency?.contactPhone
  const email = agency?.contactEmail
  if (agency && (phone || email))
    return (
      <AgencyCard
        name={agency.agencyName}
        primaryColor={agency.primaryColor}
        secondaryColor={agency.secondaryColor}
        // the page's content policy refuses pictures of other hosts
        logo={agency.logoUrl?.startsWith('uploads/') ? mediaUrl(agency.logoUrl) : null}
        contacts={[
          ...(phone ? [{ icon: 'phone' as const, text: phone, href: telOf(phone) }] : []),
          ...(email ? [{ icon: 'mail' as const, text: email, href: mailLink(email) }] : []),
        ]}
      />
    )
  if (!office) return null
  return (
    <Inline gap={2} wrap>
      {office.email && (
        <LinkButton size="small" variant="secondary" icon="mail" href={mailLink(office.email)}>
          {t('form.writeAgency')}
        </LinkButton>
      )}
      {office.phone && (
        <LinkButton size="small" variant="quiet" icon="phone" href={telOf(office.phone)}>
          {office.phone}
        </LinkButton>
      )}
    </Inline>
  )
}

const telOf = (phone: string) => `tel:${phone.replaceAll(/[^+\d]/g, '')}`
