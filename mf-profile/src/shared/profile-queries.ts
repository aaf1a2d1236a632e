import type { Profile } from '@sureda/contract/schemas/members/user'
import { api } from '@sureda/remote/api'
import { fetchAllPages, persisted, queryClient } from '@sureda/remote/query'
import { updateUser, useSession } from '@sureda/remote/session'
import { queryOptions } from '@tanstack/react-query'

interface Answer<T> {
  data: T
}
const dataOf = <T>(answer: Answer<T>): T => answer.data

export const profileQueries = {
  profile: () =>
    queryOptions({
      queryKey: ['user', 'profile'],
      queryFn: ({ signal }) => api.get('/user/profile', { signal, needsToken: true }),
      persister: persisted,
      select: dataOf,
    }),
  /** The list of mf-booking under the same key, so that it is loaded once. */
  reservations: () =>
    queryOptions({
      queryKey: ['reservations', 'mine'],
      queryFn: ({ signal }) => fetchAllPages('/user/reservations', { signal, needsToken: true }),
      persister: persisted,
      staleTime: 0,
      select: dataOf,
    }),
  favorites: () =>
    queryOptions({
      queryKey: ['favorites'],
      queryFn: ({ signal }) => api.get('/favorites', { signal, needsToken: true }),
      persister: persisted,
      select: dataOf,
    }),
}

/** Saves the form; session and cached profile get the answer, unless the person has signed out meanwhile. */
export async function saveProfile(form: FormData): Promise<Profile> {
  const { token } = useSession.getState()
  const answer = await api.post('/user/profile', form, { needsToken: true })
  if (useSession.getState().token === token) {
    queryClient.setQueryData(profileQueries.profile().queryKey, answer)
    updateUser(answer.data)
  }
  return answer.data
}
