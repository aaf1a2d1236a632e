import { ApiError } from '@sureda/remote/api'
import { type SendResult, sendOrQueue } from '@sureda/remote/offline'
import { contentResource, dataOf, fetchAllPages, invalidate, persisted } from '@sureda/remote/query'
import { queryOptions } from '@tanstack/react-query'
import type { TripDraft } from '../footprint/trip/trip-draft.ts'

const MINE = ['user', 'footprints']

export const footprintQueries = {
  mine: () =>
    queryOptions({
      queryKey: MINE,
      queryFn: ({ signal }) => fetchAllPages('/user/footprints', { needsToken: true, signal }),
      persister: persisted,
      select: dataOf,
    }),
  /** Uses the key of the list of reservations. */
  reservations: () =>
    queryOptions({
      queryKey: ['reservations', 'mine'],
      queryFn: ({ signal }) => fetchAllPages('/user/reservations', { needsToken: true, signal }),
      persister: persisted,
      select: dataOf,
    }),
}

export const practiceQueries = contentResource('regenerative-practices')

/** The subject of a trip in the outbox. */
export const subjectOf = ({ id }: Pick<TripDraft, 'id'>) => `footprint:${id}`

/** Saves a trip, or puts it into the outbox. A trip saved again replaces the one that waits. */
export async function saveFootprint(
  trip: Pick<TripDraft, 'id' | 'inputs'>,
  title: string,
): Promise<SendResult<unknown>> {
  const performed = await sendOrQueue({
    kind: 'footprint',
    subject: subjectOf(trip),
    title,
    method: 'POST',
    path: '/user/footprints',
    body: trip.inputs,
    invalidates: [MINE],
  })
  if (performed.state === 'sent') await invalidate(MINE)
  return performed
}

/** The subject of a removal in the outbox. */
export const removalOf = (id: string) => `footprint-removal:${id}`

/** Removes a saved trip, or puts the removal into the outbox. A trip that is already gone is no error. */
export async function removeFootprint(id: string, title: string): Promise<void> {
  const isGone = (error: unknown) => error instanceof ApiError && error.status === 404
  const path = `/user/footprints/${encodeURIComponent(id)}`
  try {
    const { state } = await sendOrQueue({
      kind: 'footprint',
      subject: removalOf(id),
      title,
      method: 'DELETE',
      path,
      invalidates: [MINE],
    })
    if (state === 'waiting') return
  } catch (error) {
    if (!isGone(error)) throw error
  }
  await invalidate(MINE)
}
