import '@testing-library/jest-dom/vitest'
import { makeDays } from '@sureda/testing/booking-factories'
import { makeExperienceDetail } from '@sureda/testing/content-factories'
import { type FakeCall, json } from '@sureda/testing/fake-api'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { choose, open, press, setUpForm } from '../../testing/form-fixture.tsx'

setUpForm()

const DAY_MS = 86_400_000
const experience = makeExperienceDetail({ id: 'e-pela', bookable: true, price: 12 })

it.each([200, -200])('books the day the server offers on a phone that is %d days ahead', async (days) => {
  const now = Date.now()
  vi.setSystemTime(now + days * DAY_MS)
  const clock = { 'cache-control': 'no-cache', date: new Date(now).toUTCString() }
  const { api } = await open({
    'GET /experiences/:id': () => json({ data: experience }, 200, clock),
    'GET /experiences/:id/availability': ({ query }: FakeCall) => json({ data: makeDays(query) }, 200, clock),
  })
  await choose()
  await press(/^Reserva · /)
  expect(await screen.findByRole('heading', { name: 'Reserva confirmada' })).toBeVisible()
  expect(api.callsOf('POST /reservations')[0]?.body).toMatchObject({ date: experience.next_available })
})

it('opens on a phone that is ahead although no answer says what time it is', async () => {
  vi.setSystemTime(Date.now() + 200 * DAY_MS)
  await open()
  await choose()
  expect(await screen.findByRole('button', { name: /^Reserva · / })).toBeEnabled()
})
