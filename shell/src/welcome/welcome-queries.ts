import type { WelcomeSettings } from '@sureda/contract/settings'
import { api } from '@sureda/remote/api-client'
import { persisted } from '@sureda/remote/query-client'
import { queryOptions } from '@tanstack/react-query'

export const welcomeQuery = queryOptions({
  queryKey: ['settings', 'welcome'],
  queryFn: ({ signal }) => api.get<{ data: WelcomeSettings }>('/settings/welcome', { signal }),
  persister: persisted,
})

/** The message stands in two places of the answer; either will do. */
export const desktopNoticeQuery = queryOptions({
  queryKey: ['settings', 'desktop-blocking'],
  queryFn: async ({ signal }) => {
    const answer = await api.get<{ value?: string; data?: { value?: string } }>(
      '/settings/desktop-blocking',
      { signal },
    )
    return answer.value ?? answer.data?.value ?? ''
  },
  retry: false,
})
