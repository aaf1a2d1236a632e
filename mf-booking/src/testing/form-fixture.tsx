import 'fake-indexeddb/auto'
import { makeDays, makePass, makeReservation } from '@sureda/testing/booking-factories'
import { makeExperienceDetail } from '@sureda/testing/content-factories'
import { type Answers, type FakeCall, json } from '@sureda/testing/fake-api'
import { renderElement } from '@sureda/testing/render-screen'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, vi } from 'vitest'
import ca from '../../locales/ca.json' with { type: 'json' }
import slot from '../reservation-form/reservation-form.tsx'
import { deleteDraft, GUEST_ID } from '../shared/draft-store.ts'

export const USER = 'a6f1d9f0-2f0e-4a55-9a52-4f4d1d0f0001'
export const answers: Answers = {
  'GET /experiences/:id': makeExperienceDetail({ id: 'e-pela', bookable: true, price: 12 }),
  'GET /user/reservations': [],
  'GET /user/waitlist': [],
  'GET /experiences/:id/availability': ({ query }: FakeCall) => makeDays(query),
  'GET /experiences/:id/agency': null,
  'GET /reservations/:id/pass': makePass(),
  'POST /reservations': () => json({ data: makeReservation({ status: 'confirmed' }) }, 201),
}

/** Sets the clock to a day before the first one that can be booked, and deletes drafts of the test before. */
export function setUpForm() {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T09:00:00Z') })
    Element.prototype.scrollIntoView = () => {}
  })
  afterEach(async () => {
    for (const id of [USER, GUEST_ID]) await deleteDraft(id, 'e-pela')
    vi.useRealTimers()
  })
}

export const open = (more: Answers = {}, visitor: 'member' | 'guest' = 'member', search = '') =>
  renderElement(<slot.Component experienceId="e-pela" />, {
    path: '/experiencias/:id',
    route: `/experiencias/e-pela${search}`,
    visitor,
    words: { booking: ca },
    answers: { ...answers, ...more },
  })
export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))

/** Opens the sheet on the next free day and chooses ten o'clock for two people. */
export async function choose() {
  await press('Tria dia i hora')
  await userEvent.click(await screen.findByRole('radio', { name: /10:00/ }))
}
