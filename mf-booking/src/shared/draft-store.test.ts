import 'fake-indexeddb/auto'
import { queryClient } from '@sureda/remote/query'
import { makeReservation } from '@sureda/testing/booking-factories'
import { expect, it } from 'vitest'
import { newDraft, reservationBody } from './booking-draft.ts'
import { deleteDraft, draftsOf, forgetArrived, storeDraft } from './draft-store.ts'

const read = (userId: string) => queryClient.fetchQuery({ ...draftsOf(userId), staleTime: 0 })

it('keeps drafts apart by person, and forgets one when it is done', async () => {
  await storeDraft('neus', { ...newDraft({ id: 'e-pela', title: 'La pela' }), requests: 'sense gluten' })
  expect(await read('neus')).toMatchObject([{ experienceId: 'e-pela', requests: 'sense gluten' }])
  expect(await read('pere')).toEqual([])
  await deleteDraft('neus', 'e-pela')
  expect(await read('neus')).toEqual([])
})

it('drops drafts that are among the reservations, and leaves those that were never sent', async () => {
  const draft = { ...newDraft({ id: 'e-pela', title: 'La pela' }), date: '2026-12-05', time: '10:00' }
  await storeDraft('neus', draft)
  await forgetArrived('neus', [makeReservation()])
  expect(await read('neus')).toHaveLength(1)
  await storeDraft('neus', { ...draft, sent: reservationBody(draft) })
  await forgetArrived('neus', [makeReservation()])
  expect(await read('neus')).toEqual([])
})
