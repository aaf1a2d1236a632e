import { paths } from '@sureda/contract/remote/paths'
import type { Operator } from '@sureda/contract/schemas/catalogue/operator'
import { TextLink } from '@sureda/ui/base'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { locationQueries } from '../shared/content/content-queries.ts'
import { itemOfSameName } from '../shared/content/same-name.ts'

/** Link to the location of the same name, for an operator without a position of its own. */
export function OperatorPlace({ operator }: { operator: Operator }) {
  const { t } = useTranslation('content')
  const hasPin = operator.latitude !== null
  const { data } = useQuery({ ...locationQueries.list(), enabled: !hasPin })
  const place = hasPin ? undefined : itemOfSameName(operator.name, data)
  if (!place) return null
  return (
    <TextLink href={paths.location(place.id)} icon="map-pin" variant="standalone">
      {t('operator.asPlace')}
    </TextLink>
  )
}
