import { api } from '@sureda/remote/api'
import { dataOf, persisted } from '@sureda/remote/query'
import { Section } from '@sureda/ui/base'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { AgencyContact } from '../../shared/detail/agency-contact.tsx'

const agencyOf = (experienceId: string) =>
  queryOptions({
    queryKey: ['experiences', 'agency', experienceId],
    queryFn: ({ signal }) => api.get('/experiences/:id/agency', { params: { id: experienceId }, signal }),
    persister: persisted,
    select: dataOf,
  })

/** The agency that leads the experience, in its own colours, and how to reach it. It loads when near. */
export default function GuideAgency({ experienceId }: { experienceId: string }) {
  const { t } = useTranslation('content')
  const { data: agency } = useQuery(agencyOf(experienceId))
  if (!agency) return null
  return (
    <Section title={t('experience.guidedBy')}>
      <AgencyContact agency={agency} />
    </Section>
  )
}
