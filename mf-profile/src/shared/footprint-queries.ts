import type { Reservation } from '@sureda/contract/schemas/bookings/reservation'
import type { Footprint } from '@sureda/contract/schemas/points/footprint'
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
      queryFn: ({ signal }) => fetchAllPages<Footprint>('/user/footprints', { needsToken: true, signal }),
      persister: persisted,
      select: dataOf,
    }),
  /** The entry that the list of reservations fills too. */
  reservations: () =>
    queryOptions({
      queryKey: ['reservations', 'mine'],
      queryFn: ({ signal }) => fetchAllPages<Reservation>('/user/reservations', { needsToken: true, signal }),
      persister: persisted,
      select: dataOf,
    }),
}

export const practiceQueries = contentResource('regenerative-practices')

/** Of a trip in the outbox. */
export const subjectOf = ({ id }: Pick<TripDraft, 'id'>) => `footprint:${id}`

/** Sent now, or stored until there is network: the same trip saved again takes the place of one that still waits. */
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

/** Of a saved trip that is to go. */
export const removalOf = (id: string) => `footprint-removal:${id}`

/** Removed now, or as soon as there is network; one that is gone already is no fault. */
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
