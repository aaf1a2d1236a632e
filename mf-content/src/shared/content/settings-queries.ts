import type { Settings } from '@sureda/contract/schemas/catalogue/settings'
import { ApiError, api } from '@sureda/remote/api'
import { type Answer, dataOf, persisted } from '@sureda/remote/query'
import { queryOptions } from '@tanstack/react-query'

/** One group of the tenant's settings; null where the office has not filled it in. */
export const settingsGroup = <G extends keyof Settings>(group: G) =>
  queryOptions({
    queryKey: ['settings', 'group', group],
    queryFn: ({ signal }) =>
      api
        .get('/settings/group/:group', { params: { group }, signal })
        // the answer's type is the union of all groups
        .then((answer) => answer as Answer<Settings[G]>)
        .catch((error: unknown): Answer<null> => {
          if (error instanceof ApiError && error.status === 404) return { data: null }
          throw error
        }),
    persister: persisted,
    select: dataOf<Settings[G] | null>,
  })
