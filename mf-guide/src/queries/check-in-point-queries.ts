import type { CheckInPointBody, GuideCheckInPoint } from '@sureda/contract/check-in-point'
import { api } from '@sureda/remote/api'
import { type Answer, dataOf, persisted, queryClient, renew } from '@sureda/remote/query'
import { queryOptions } from '@tanstack/react-query'

const LIST = ['guide', 'check-in-points']
const addressOf = (id: string) => `/guide/check-in-points/${encodeURIComponent(id)}`

export const checkInPointQueries = {
  list: () =>
    queryOptions({
      queryKey: [...LIST, 'list'],
      queryFn: ({ signal }) => api.get<Answer<GuideCheckInPoint[]>>('/guide/check-in-points', { signal }),
      persister: persisted,
      select: dataOf,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...LIST, 'detail', id],
      queryFn: ({ signal }) => api.get<Answer<GuideCheckInPoint>>(addressOf(id), { signal }),
      persister: persisted,
      select: dataOf,
    }),
}

export async function addPoint(body: CheckInPointBody, idempotencyKey: string): Promise<GuideCheckInPoint> {
  const answer = await api.post<Answer<GuideCheckInPoint>>('/guide/check-in-points', body, { idempotencyKey })
  return answer.data
}

export async function savePoint(
  { id, version }: Pick<GuideCheckInPoint, 'id' | 'version'>,
  body: CheckInPointBody,
): Promise<GuideCheckInPoint> {
  const answer = await api.put<Answer<GuideCheckInPoint>>(addressOf(id), body, { ifMatch: `"${version}"` })
  return answer.data
}

export const deletePoint = (id: string): Promise<unknown> => api.delete(addressOf(id))

/** The sheet to be printed, in the language of the app. */
export const fetchSheet = (id: string, lang: string): Promise<Blob> =>
  api.file(`${addressOf(id)}/sheet.pdf`, { query: { lang } })

export const putPoint = (point: GuideCheckInPoint): void => {
  queryClient.setQueryData<Answer<GuideCheckInPoint>>([...LIST, 'detail', point.id], { data: point })
}

export const refreshPoints = (): Promise<void> => renew([...LIST, 'list'])
