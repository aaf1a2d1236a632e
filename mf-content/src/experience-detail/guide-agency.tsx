import type { Agency } from '@sureda/contract/agency'
import { mediaUrl } from '@sureda/contract/media-url'
import { api } from '@sureda/remote/api-client'
import { type Answer, dataOf } from '@sureda/remote/content-resource'
import { persisted } from '@sureda/remote/query-client'
import { AgencyCard } from '@sureda/ui/agency-card'
import { Section } from '@sureda/ui/section'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

const agencyOf = (experienceId: string) =>
  queryOptions({
    queryKey: ['experiences', 'agency', experienceId],
    queryFn: ({ signal }) =>
      api.get<Answer<Agency | null>>(`/experiences/${encodeURIComponent(experienceId)}/agency`, { signal }),
    persister: persisted,
    select: dataOf,
  })

/** Who leads it, in their own colours and words, and how to reach them. Nothing where they have said nothing. Loaded when near. */
export default function GuideAgency({ experienceId }: { experienceId: string }) {
  const { t } = useTranslation('content')
  const { data: agency } = useQuery(agencyOf(experienceId))
  if (!agency) return null
  const { contactPhone: phone, contactEmail: email, website, address, logoUrl } = agency
  return (
    <Section title={t('experience.guidedBy')}>
      <AgencyCard
        name={agency.agencyName}
        message={agency.welcomeMessage}
        primaryColor={agency.primaryColor}
        secondaryColor={agency.secondaryColor}
        // an address elsewhere would be refused by the page's own rules
        logo={logoUrl?.startsWith('uploads/') ? mediaUrl(logoUrl) : null}
        contacts={[
          ...(phone
            ? [{ icon: 'phone' as const, text: phone, href: `tel:${phone.replaceAll(/[^+\d]/g, '')}` }]
            : []),
          ...(email ? [{ icon: 'mail' as const, text: email, href: `mailto:${email}` }] : []),
          ...(website ? [{ icon: 'globe' as const, text: new URL(website).host, href: website }] : []),
          ...(address ? [{ icon: 'map-pin' as const, text: address }] : []),
        ]}
      />
    </Section>
  )
}
