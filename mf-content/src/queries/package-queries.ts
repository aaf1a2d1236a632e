import { API_BASE } from '@sureda/contract/api-base'
import type {
  PackageFilterOptions,
  TravelPackage,
  TravelPackageDetail,
} from '@sureda/contract/travel-package'
import { api } from '@sureda/remote/api'
import { type Answer, contentResource, dataOf, persisted } from '@sureda/remote/query'
import { queryOptions } from '@tanstack/react-query'

export const packageQueries = {
  ...contentResource<TravelPackage, TravelPackageDetail>('packages'),
  filterOptions: () =>
    queryOptions({
      queryKey: ['packages', 'filter-options'],
      queryFn: ({ signal }) => api.get<Answer<PackageFilterOptions>>('/packages/filter-options', { signal }),
      persister: persisted,
      select: dataOf,
    }),
  ofOperator: (operatorId: string) =>
    queryOptions({
      queryKey: ['packages', 'operator', operatorId],
      queryFn: ({ signal }) =>
        api.get<Answer<TravelPackage[]>>(`/packages/operator/${encodeURIComponent(operatorId)}`, { signal }),
      persister: persisted,
      select: dataOf,
    }),
}

/** The printed programme of a package, made by the API in that language. */
export const packagePdf = (packageId: string, language: string): string =>
  `${API_BASE}/packages/${encodeURIComponent(packageId)}/pdf?lang=${language}`
