import 'fake-indexeddb/auto'
import { createStore, entries } from 'idb-keyval'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hear, holdClock } from '../internal/held-clock.testing.ts'
import { DRAFT_KEEP_MS, dropOldDrafts, forgetDraft, forgetDrafts, keepDraft, readDrafts } from './drafts.ts'

const draft = (requests: string) => ({ requests, savedAt: Date.now() })
const onPhone = () => entries(createStore('sureda-booking', 'drafts'))

beforeEach(() => {
  holdClock()
})
afterEach(async () => {
  await forgetDrafts()
  vi.useRealTimers()
})

it('separates drafts by person, and deletes one on request', async () => {
  await keepDraft('neus', 'e-pela', draft('sense gluten'))
  expect(await readDrafts('neus')).toMatchObject([{ requests: 'sense gluten' }])
  expect(await readDrafts('pere')).toEqual([])
  await forgetDraft('neus', 'e-pela')
  expect(await readDrafts('neus')).toEqual([])
})

it('deletes the drafts of all persons when one signs out', async () => {
  await keepDraft('neus', 'e-pela', draft('sense gluten'))
  await keepDraft('pere', 'e-taps', draft('cadira de rodes'))
  await forgetDrafts()
  expect(await onPhone()).toEqual([])
})

it('deletes drafts of any person after a week', async () => {
  hear()
  await keepDraft('neus', 'e-pela', draft('sense gluten'))
  vi.setSystemTime(Date.now() + DRAFT_KEEP_MS / 2)
  hear()
  await keepDraft('pere', 'e-taps', draft('cadira de rodes'))
  vi.setSystemTime(Date.now() + DRAFT_KEEP_MS / 2)
  hear()
  expect(await readDrafts('neus')).toEqual([])
  expect(await onPhone()).toHaveLength(2)
  await dropOldDrafts()
  expect(await onPhone()).toMatchObject([['pere:e-taps', { requests: 'cadira de rodes' }]])
})

it('deletes nothing where only the phone’s clock says that it is old', async () => {
  hear()
  await keepDraft('neus', 'e-pela', draft('sense gluten'))
  vi.setSystemTime(Date.now() + 200 * 86_400_000)
  await dropOldDrafts()
  expect(await readDrafts('neus')).toHaveLength(1)
  // written before the phone knew the server's time: its week begins with the next answer
  await keepDraft('neus', 'e-taps', draft('cadira de rodes'))
  vi.setSystemTime(Date.now() - 100 * 86_400_000)
  hear()
  await dropOldDrafts()
  expect(await readDrafts('neus')).toMatchObject([{ requests: 'cadira de rodes' }])
  vi.setSystemTime(Date.now() + DRAFT_KEEP_MS)
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
  await drafts.keepDraft('neus', 'e-pela', draft('sense gluten'))
  expect(await drafts.readDrafts('neus')).toHaveLength(1)
  await drafts.forgetDrafts()
  expect(await drafts.readDrafts('neus')).toEqual([])
  vi.unstubAllGlobals()
})
