import 'fake-indexeddb/auto'
import { queryClient } from '@sureda/remote/query-client'
import { expect, it } from 'vitest'
import { newDraft } from './booking-draft.ts'
import { draftsOf, forgetDraft, keepDraft } from './draft-store.ts'

const read = (userId: string) => queryClient.fetchQuery({ ...draftsOf(userId), staleTime: 0 })

it('keeps drafts apart by person, and forgets one when it is done', async () => {
  await keepDraft('neus', { ...newDraft('e-pela', 'La pela'), requests: 'sense gluten' })
  expect(await read('neus')).toMatchObject([{ experienceId: 'e-pela', requests: 'sense gluten' }])
  expect(await read('pere')).toEqual([])
  await forgetDraft('neus', 'e-pela')
  expect(await read('neus')).toEqual([])
})
