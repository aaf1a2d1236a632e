import '@testing-library/jest-dom/vitest'
import { makeExperienceDetail } from '@sureda/testing/content-factories'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { choose, open, setUpForm } from '../testing/form-bench.tsx'

setUpForm()

it('asks a guest to sign in and ask, where a guide answers', async () => {
  const schedule = { ...makeExperienceDetail().schedule, auto_confirm: false }
  const experience = { ...makeExperienceDetail({ id: 'e-pela', price: 12 }), schedule }
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
