import { api } from '@sureda/remote/api'
import { dataOf, invalidate } from '@sureda/remote/query'
import { queryOptions } from '@tanstack/react-query'

export const sessionQueries = {
  /** Never cached, because the list must be current. */
  sessions: () =>
    queryOptions({
      queryKey: ['sessions'],
      queryFn: ({ signal }) => api.get('/user/sessions', { signal, needsToken: true }),
      staleTime: 0,
      select: dataOf,
    }),
}

/** Ends one other session, or all of them. */
export async function endSessions(id?: string): Promise<void> {
  if (id) await api.delete('/user/sessions/:id', { params: { id }, needsToken: true })
  else await api.delete('/user/sessions', { needsToken: true })
  await invalidate(['sessions'])
}
