import 'fake-indexeddb/auto'
import { computeFootprint } from '@sureda/contract/rules/footprint-result'
import { clearDrafts, clearOutbox } from '@sureda/remote/offline'
import { makeUser } from '@sureda/testing/people'
import { renderScreen } from '@sureda/testing/render-screen'
import { afterEach, beforeEach, vi } from 'vitest'
import es from '../../locales/es.json' with { type: 'json' }
import footprintScreen from '../footprint/footprint-screen.tsx'
import { newTrip, saveTripDraft, withExpress } from '../footprint/trip/trip-draft.ts'

const BY_CAR = { mode: 'coche', km: 120, type: 'hotel', nights: 2, diet: 'omnivore' } as const
/** Two people, 120 km each way by car, two hotel nights, nine meals each. */
export const answered = withExpress({ ...newTrip('Suro Viu', '2026-11-20').inputs, adults: 2 }, BY_CAR)

/** Deletes outbox and drafts before each test. */
export function setUpFootprint() {
  beforeEach(() => Promise.all([clearOutbox(), clearDrafts()]))
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })
}

/** Stores a trip with these answers. */
export const storeTrip = (part: Partial<typeof answered> = {}) =>
  saveTripDraft(makeUser().id, { ...newTrip('Suro Viu', '2026-11-20'), inputs: { ...answered, ...part } })

export const savedTrip = (id: string, start_date: string) => ({
  id,
  inputs: { ...answered, start_date },
  result: computeFootprint(answered),
  factors_version: '2026-11',
  created_at: '2026-11-24T10:00:00Z',
})

export const open = (answers: Record<string, unknown> = {}, tab = 'start', session = {}) =>
  renderScreen(footprintScreen, {
    path: '/perfil/huella',
    route: `/perfil/huella?tab=${tab}`,
    visitor: 'member',
    language: 'es',
    words: { profile: es },
    session,
    answers: { 'GET /user/footprints': [], 'GET /user/reservations': [], ...answers },
  })
