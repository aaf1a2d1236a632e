import { mediaUrl } from '@sureda/contract/schemas/fields/media-url'
import type { Agency } from '@sureda/contract/schemas/guides/agency'
import { mailLink } from '@sureda/contract/schemas/members/mail-link'
import { AgencyCard } from '@sureda/ui/gallery'

/** An agency in its own colours, with all its contacts. */
export function AgencyContact({ agency }: { agency: Agency }) {
  const { contactPhone: phone, contactEmail: email, website, address, logoUrl } = agency
  return (
    <AgencyCard
      name={agency.agencyName}
      message={agency.welcomeMessage}
      primaryColor={agency.primaryColor}
      secondaryColor={agency.secondaryColor}
      // the page's content security policy refuses pictures of other hosts
      logo={logoUrl?.startsWith('uploads/') ? mediaUrl(logoUrl) : null}
      contacts={[
        ...(phone
          ? [{ icon: 'phone' as const, text: phone, href: `tel:${phone.replaceAll(/[^+\d]/g, '')}` }]
          : []),
        ...(email ? [{ icon: 'mail' as const, text: email, href: mailLink(email) }] : []),
        ...(website ? [{ icon: 'globe' as const, text: new URL(website).host, href: website }] : []),
        ...(address ? [{ icon: 'map-pin' as const, text: address }] : []),
      ]}
    />
  )
}
