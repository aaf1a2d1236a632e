import 'fake-indexeddb/auto'
import { createStore, entries } from 'idb-keyval'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hear, holdClock } from '../internal/held-clock.testing.ts'
import {
  clearDrafts,
  DRAFT_MAX_AGE_MS,
  deleteDraft,
  deleteOldDrafts,
  readDrafts,
  saveDraft,
} from './drafts.ts'

const draft = (requests: string) => ({ requests, savedAt: Date.now() })
const onPhone = () => entries(createStore('sureda-booking', 'drafts'))

beforeEach(() => {
  holdClock()
})
afterEach(async () => {
  await clearDrafts()
  vi.useRealTimers()
})

it('separates drafts by person, and deletes one on request', async () => {
  await saveDraft('neus', 'e-pela', draft('sense gluten'))
  expect(await readDrafts('neus')).toMatchObject([{ requests: 'sense gluten' }])
  expect(await readDrafts('pere')).toEqual([])
  await deleteDraft('neus', 'e-pela')
  expect(await readDrafts('neus')).toEqual([])
})

it('deletes the drafts of all persons when one signs out', async () => {
  await saveDraft('neus', 'e-pela', draft('sense gluten'))
  await saveDraft('pere', 'e-taps', draft('cadira de rodes'))
  await clearDrafts()
  expect(await onPhone()).toEqual([])
})

it('deletes drafts of any person after a week', async () => {
  hear()
  await saveDraft('neus', 'e-pela', draft('sense gluten'))
  vi.setSystemTime(Date.now() + DRAFT_MAX_AGE_MS / 2)
  hear()
  await saveDraft('pere', 'e-taps', draft('cadira de rodes'))
  vi.setSystemTime(Date.now() + DRAFT_MAX_AGE_MS / 2)
  hear()
  expect(await readDrafts('neus')).toEqual([])
  expect(await onPhone()).toHaveLength(2)
  await deleteOldDrafts()
  expect(await onPhone()).toMatchObject([['pere:e-taps', { requests: 'cadira de rodes' }]])
})

it('deletes nothing where only the phone’s clock says that it is old', async () => {
  hear()
  await saveDraft('neus', 'e-pela', draft('sense gluten'))
  vi.setSystemTime(Date.now() + 200 * 86_400_000)
  await deleteOldDrafts()
  expect(await readDrafts('neus')).toHaveLength(1)
  // saved before the phone knew the server's time: its week starts with the next response
  await saveDraft('neus', 'e-taps', draft('cadira de rodes'))
  vi.setSystemTime(Date.now() - 100 * 86_400_000)
  hear()
  await deleteOldDrafts()
  expect(await readDrafts('neus')).toMatchObject([{ requests: 'cadira de rodes' }])
  vi.setSystemTime(Date.now() + DRAFT_MAX_AGE_MS)
  hear()
  expect(await readDrafts('neus')).toEqual([])
})

it('lasts as long as the page where the browser stores nothing', async () => {
  const refuse = () => {
    throw new Error('no')
  }
  vi.resetModules()
  vi.stubGlobal('indexedDB', { open: refuse })
  const drafts = await import('./drafts.ts')
  await drafts.saveDraft('neus', 'e-pela', draft('sense gluten'))
  expect(await drafts.readDrafts('neus')).toHaveLength(1)
  await drafts.clearDrafts()
  expect(await drafts.readDrafts('neus')).toEqual([])
  vi.unstubAllGlobals()
})
