import { geoOf, itemHead, thingOf } from '@sureda/contract/remote/page-head'
import { paths } from '@sureda/contract/remote/paths'
import type { ScreenHead } from '@sureda/contract/remote/server-render'
import type { Operator } from '@sureda/contract/schemas/catalogue/operator'
import type { OrganizationLeaf, TravelAgencyLeaf } from 'schema-dts'

const head: ScreenHead<Operator> = (operator, page) => {
  const item = { ...operator, title: operator.name, text: operator.description }
  const geo = geoOf(operator.latitude, operator.longitude)
  const common = {
    ...thingOf(page, item),
    telephone: operator.phone ?? undefined,
    email: operator.email ?? undefined,
    sameAs: operator.website ?? undefined,
    address: {
      '@type': 'PostalAddress' as const,
      streetAddress: operator.address ?? undefined,
      addressLocality: operator.municipality || undefined,
    },
  }
  const thing =
    operator.type === 'agencia'
      ? ({ '@type': 'TravelAgency', ...common, geo } satisfies TravelAgencyLeaf)
      : ({
          '@type': 'Organization',
          ...common,
          location: geo && { '@type': 'Place', geo },
        } satisfies OrganizationLeaf)
  return itemHead(page, item, [page.words('content:operator.listTitle'), paths.operators()], thing)
}

export default head
