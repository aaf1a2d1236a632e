import type { AccountDeletion, DeletionBody } from '@sureda/contract/schemas/members/account'
import { api } from '@sureda/remote/api'
import { type Answer, dataOf, invalidate, persisted, queryClient } from '@sureda/remote/query'
import { updateUser, useSession } from '@sureda/remote/session'
import { queryOptions } from '@tanstack/react-query'

const NEEDS_TOKEN = { needsToken: true }

export const accountQueries = {
  deletion: () =>
    queryOptions({
      queryKey: ['user', 'deletion'],
      queryFn: ({ signal }) => api.get('/user/deletion', { signal, ...NEEDS_TOKEN }),
      persister: persisted,
      // the number of reservations to be cancelled must be current
      staleTime: 0,
      select: dataOf,
    }),
}

/** Everything that is stored about the person, as a zip. */
export const fetchOwnData = () => api.file('/user/data-export', NEEDS_TOKEN)

/** Puts the answer into cache and session, because the profile says on its first line whether the account is going to be deleted. */
function keep(answer: Answer<AccountDeletion>): AccountDeletion {
  queryClient.setQueryData(accountQueries.deletion().queryKey, answer)
  const { user } = useSession.getState()
  if (user) updateUser({ ...user, deletes_at: answer.data.deletes_at })
  void invalidate(['reservations'], ['waitlist'])
  return answer.data
}

export const askForDeletion = async (body: DeletionBody) =>
  keep(await api.post('/user/deletion', body, NEEDS_TOKEN))

export const cancelDeletion = async () => keep(await api.delete('/user/deletion', NEEDS_TOKEN))
