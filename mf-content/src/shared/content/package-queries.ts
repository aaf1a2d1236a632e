import { API_BASE } from '@sureda/contract/remote/api-base'
import { api } from '@sureda/remote/api'
import { contentResource, dataOf, persisted } from '@sureda/remote/query'
import { queryOptions } from '@tanstack/react-query'

export const packageQueries = {
  ...contentResource('packages'),
  filterOptions: () =>
    queryOptions({
      queryKey: ['packages', 'filter-options'],
      queryFn: ({ signal }) => api.get('/packages/filter-options', { signal }),
      persister: persisted,
      select: dataOf,
    }),
  ofOperator: (operatorId: string) =>
    queryOptions({
      queryKey: ['packages', 'operator', operatorId],
      queryFn: ({ signal }) => api.get('/packages/operator/:id', { params: { id: operatorId }, signal }),
      persister: persisted,
      select: dataOf,
    }),
}

/** The printed programme of a package, made by the API in that language. */
export const packagePdf = (packageId: string, language: string): string =>
  `${API_BASE}/packages/${encodeURIComponent(packageId)}/pdf?lang=${language}`
