import { api } from '@sureda/remote/api'
import { dataOf, persisted } from '@sureda/remote/query'
import { Section, Stack } from '@sureda/ui/base'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { AgencyContact } from '../shared/detail/agency-contact.tsx'

const agenciesOf = (operatorId: string) =>
  queryOptions({
    queryKey: ['operators', 'agencies', operatorId],
    queryFn: ({ signal }) => api.get('/operators/:id/agencies', { params: { id: operatorId }, signal }),
    persister: persisted,
    select: dataOf,
  })

/** The agencies that lead its experiences; it renders nothing without any. It loads when near. */
export default function OperatorAgencies({ operatorId }: { operatorId: string }) {
  const { t } = useTranslation('content')
  const { data: agencies } = useQuery(agenciesOf(operatorId))
  if (!agencies || agencies.length === 0) return null
  return (
    <Section title={t('experience.guidedBy')}>
      <Stack gap={4}>
        {agencies.map((agency) => (
          <AgencyContact key={agency.agencyName} agency={agency} />
        ))}
      </Stack>
    </Section>
  )
}
