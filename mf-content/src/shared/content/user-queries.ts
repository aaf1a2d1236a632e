import { api } from '@sureda/remote/api'
import { persisted } from '@sureda/remote/query'
import { queryOptions } from '@tanstack/react-query'

/** Suggestions and destination tips of the next reserved experience: the first item of the answer, or null. */
export const upcomingTips = () =>
  queryOptions({
    queryKey: ['user', 'upcoming-experience-tips'],
    queryFn: ({ signal }) => api.get('/user/upcoming-experience-tips', { signal }),
    persister: persisted,
    select: (answer) => answer.data[0] ?? null,
  })
