import type { ContactSettings, Settings } from '@sureda/contract/settings'
import { api } from '@sureda/remote/api-client'
import { type Answer, dataOf } from '@sureda/remote/content-resource'
import { persisted } from '@sureda/remote/query-client'
import { queryOptions } from '@tanstack/react-query'

interface Groups {
  contact: ContactSettings
  terms: Settings['terms']
  safety: Settings['safety']
}

/** One group of the tenant's words of the house. */
export const settingsGroup = <G extends keyof Groups>(group: G) =>
  queryOptions({
    queryKey: ['settings', 'group', group],
    queryFn: ({ signal }) => api.get<Answer<Groups[G]>>(`/settings/group/${group}`, { signal }),
    persister: persisted,
    select: dataOf<Groups[G]>,
  })
