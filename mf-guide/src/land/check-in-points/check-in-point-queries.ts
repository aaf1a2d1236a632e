import type { Locale } from '@sureda/contract/codes/locale'
import type { CheckInPointBody, GuideCheckInPoint } from '@sureda/contract/schemas/guides/check-in-point'
import { api } from '@sureda/remote/api'
import { dataOf, fetchAllPages, invalidate, persisted, queryClient } from '@sureda/remote/query'
import { queryOptions } from '@tanstack/react-query'

const LIST = ['guide', 'check-in-points']

export const checkInPointQueries = {
  list: () =>
    queryOptions({
      queryKey: [...LIST, 'list'],
      queryFn: ({ signal }) => fetchAllPages('/guide/check-in-points', { signal }),
      persister: persisted,
      select: dataOf,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...LIST, 'detail', id],
      queryFn: ({ signal }) => api.get('/guide/check-in-points/:id', { params: { id }, signal }),
      persister: persisted,
      select: dataOf,
    }),
}

export async function addPoint(body: CheckInPointBody, idempotencyKey: string): Promise<GuideCheckInPoint> {
  const answer = await api.post('/guide/check-in-points', body, { idempotencyKey })
  return answer.data
}

export async function savePoint(
  { id, version }: Pick<GuideCheckInPoint, 'id' | 'version'>,
  body: CheckInPointBody,
): Promise<GuideCheckInPoint> {
  const answer = await api.put('/guide/check-in-points/:id', body, {
    params: { id },
    ifMatch: `"${version}"`,
  })
  return answer.data
}

export const deletePoint = (id: string): Promise<unknown> =>
  api.delete('/guide/check-in-points/:id', { params: { id } })

/** The sheet for printing, as a PDF in the language of the app. */
export const fetchSheet = (id: string, lang: Locale): Promise<Blob> =>
  api.file('/guide/check-in-points/:id/sheet.pdf', { params: { id }, query: { lang } })

export const putPoint = (point: GuideCheckInPoint): void => {
  queryClient.setQueryData(checkInPointQueries.detail(point.id).queryKey, { data: point })
}

export const refreshPoints = (): Promise<void> => invalidate([...LIST, 'list'])
