import type {
  Group,
  GroupBody,
  GroupInvitation,
  GroupMember,
  GroupMemberBody,
} from '@sureda/contract/schemas/guides/group'
import type { UserGroup } from '@sureda/contract/schemas/members/user'
import { api } from '@sureda/remote/api'
import { type Answer, dataOf, fetchAllPages, invalidate, persisted, queryClient } from '@sureda/remote/query'
import { queryOptions } from '@tanstack/react-query'

/** Groups change on other phones: the cached one is shown at once, and every screen fetches it again. */
const FRESH_MS = 0
const LIST_KEY = ['guide', 'groups'] as const
/** Below the key of mf-booking's group list, so that both are invalidated together. */
const MINE_KEY = ['user', 'groups', 'mine'] as const

function seenInList(id: string): Answer<Group> | undefined {
  const list = queryClient.getQueryData(groupQueries.list().queryKey)
  const data = list?.data.find((group) => group.id === id)
  return data && { data }
}

export const groupQueries = {
  list: () =>
    queryOptions({
      queryKey: LIST_KEY,
      queryFn: ({ signal }) => fetchAllPages('/guide/groups', { signal }),
      persister: persisted,
      staleTime: FRESH_MS,
      select: dataOf,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...LIST_KEY, id],
      queryFn: ({ signal }) => api.get('/guide/groups/:id', { params: { id }, signal }),
      // the list has whole groups: a group it has shown opens at once, also without network
      initialData: () => seenInList(id),
      initialDataUpdatedAt: () => queryClient.getQueryState(LIST_KEY)?.dataUpdatedAt,
      persister: persisted,
      staleTime: FRESH_MS,
      select: dataOf,
    }),
  mine: () =>
    queryOptions({
      queryKey: MINE_KEY,
      queryFn: ({ signal }) => fetchAllPages('/user/groups', { signal }),
      persister: persisted,
      staleTime: FRESH_MS,
      select: dataOf,
    }),
}

/** Shows the server's version of the group on the screen at once. */
export const putGroup = (group: Group): void => {
  queryClient.setQueryData(groupQueries.detail(group.id).queryKey, { data: group })
}

/** After a change: groups and other screens of the guide area, and what the members see. */
export const refreshGroups = (): Promise<void> => invalidate(['guide'], ['user', 'groups'])

/** After a group is deleted: everything but the group itself, because its screen may still be shown. */
export async function refreshWithoutGroup(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: LIST_KEY, exact: true })
  await invalidate(['guide', 'dashboard-stats'], ['user', 'groups'])
}

export const createGroup = async (body: GroupBody, idempotencyKey: string): Promise<Group> =>
  (await api.post('/guide/groups', body, { idempotencyKey })).data

/** Saves on the version the form was begun on; refused with `stale_group` when there is a newer one. */
export const saveGroup = async (id: string, version: number, body: GroupBody): Promise<Group> =>
  (await api.put('/guide/groups/:id', body, { params: { id }, ifMatch: `"${version}"` })).data

export const deleteGroup = (id: string): Promise<unknown> =>
  api.delete('/guide/groups/:id', { params: { id } })

export const addMember = async (groupId: string, body: GroupMemberBody, idempotencyKey: string) =>
  (await api.post('/guide/groups/:id/members', body, { params: { id: groupId }, idempotencyKey })).data

export const saveMember = async (groupId: string, member: GroupMember, body: GroupMemberBody) =>
  (
    await api.put('/guide/groups/:id/members/:memberId', body, {
      params: { id: groupId, memberId: member.id },
      ifMatch: `"${member.version}"`,
    })
  ).data

export const removeMember = (groupId: string, memberId: string): Promise<unknown> =>
  api.delete('/guide/groups/:id/members/:memberId', { params: { id: groupId, memberId } })

export const inviteToGroup = async (groupId: string, idempotencyKey: string): Promise<GroupInvitation> =>
  (await api.post('/guide/groups/:id/invitations', {}, { params: { id: groupId }, idempotencyKey })).data

export const joinGroup = async (code: string, idempotencyKey: string): Promise<UserGroup> =>
  (await api.post('/user/groups/join', { code }, { idempotencyKey })).data

export const leaveGroup = (id: string): Promise<unknown> => api.delete('/user/groups/:id', { params: { id } })
