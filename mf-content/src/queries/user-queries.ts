import type { UpcomingTips } from '@sureda/contract/user'
import { api } from '@sureda/remote/api'
import type { Answer } from '@sureda/remote/query'
import { persisted } from '@sureda/remote/query'
import { queryOptions } from '@tanstack/react-query'

/** Suggestions and destination tips of the next reserved experience: the first item of the answer, or null. */
export const upcomingTips = () =>
  queryOptions({
    queryKey: ['user', 'upcoming-experience-tips'],
    queryFn: ({ signal }) => api.get<Answer<UpcomingTips[]>>('/user/upcoming-experience-tips', { signal }),
    persister: persisted,
    select: (answer) => answer.data[0] ?? null,
  })
