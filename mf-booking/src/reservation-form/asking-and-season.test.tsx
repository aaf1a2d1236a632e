import '@testing-library/jest-dom/vitest'
import { makeWaitlistEntry } from '@sureda/testing/booking-factories'
import { makeExperienceDetail } from '@sureda/testing/content-factories'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { choose, open, press, setUpForm } from '../testing/form-fixture.tsx'

setUpForm()

it('lets a guest sign in to ask where a guide has to confirm', async () => {
  const schedule = {
    ...{ weekdays: [1, 2, 3, 4, 5, 6, 7], times: [], booking_window_days: 90 },
    ...{ same_day_booking: true, auto_confirm: false, special_dates: [] },
  }
  const experience = makeExperienceDetail({ id: 'e-pela', price: 12, schedule })
  await open({ 'GET /experiences/:id': experience }, 'guest')
  await choose()
  expect(screen.getByRole('button', { name: /^Entra i demana · 24\s€$/ })).toBeEnabled()
})

it('says between which days it takes place, in this year and the next', async () => {
  await open({
    'GET /experiences/:id': makeExperienceDetail({
      id: 'e-pela',
      startDate: '2026-11-20',
      endDate: '2027-03-31',
    }),
  })
  expect(await screen.findByText(/^Es fa del .*20 de novembre al .*31 de març del? 2027\.$/)).toBeVisible()
})

it('says of a full time that the member is on its waitlist already', async () => {
  const entry = makeWaitlistEntry({ experience_id: 'e-pela', date: '2026-11-22', time: '16:00' })
  await open({ 'GET /user/waitlist': [entry] })
  await press('Tria dia i hora')
  expect(await screen.findByRole('button', { name: '16:00, En llista d’espera' })).toBeVisible()
})
