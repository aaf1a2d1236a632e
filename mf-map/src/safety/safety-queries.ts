import type { Settings } from '@sureda/contract/schemas/catalogue/settings'
import { request } from '@sureda/remote/api'
import { type Answer, dataOf, persisted } from '@sureda/remote/query'
import { queryOptions } from '@tanstack/react-query'

/** The office's warning and emergency contacts, also without network. Every remote uses this key for a group of settings. */
export const safetySettings = () =>
  queryOptions({
    queryKey: ['settings', 'group', 'safety'],
    queryFn: ({ signal }) =>
      request<Answer<Settings['safety']>>('GET', '/settings/group/safety', undefined, { signal }),
    persister: persisted,
    select: dataOf,
  })
