import '@testing-library/jest-dom/vitest'
import { noNetwork, problem } from '@sureda/testing/fake-api'
import { renderScreen } from '@sureda/testing/render-screen'
import { toastQueue } from '@sureda/ui/core'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import ca from '../../locales/ca.json' with { type: 'json' }
import redemptionsScreen from './redemptions-screen.tsx'

const picture = { image: null, image_alt: null, image_color: null, image_widths: [] }
const checked = {
  ...{ id: 'r-1', code: 'ABCD-EFGH', status: 'valid', used_at: null },
  ...{ redeemed_at: '2026-11-20T10:00:00.000Z', valid_until: '2999-01-01T00:00:00.000Z' },
  reward: { id: 'rw-cafe', title: 'Cafè', description: 'Amb galeta', operator: null, ...picture },
}
const open = (answers: object, visitor: 'guide' | 'operator' = 'guide') =>
  renderScreen(redemptionsScreen, {
    path: '/guia/vales',
    route: '/guia/vales?codigo=ABCD-EFGH',
    visitor,
    words: { guide: ca },
    answers: { ...answers },
  })

it('checks the code of the address first, and marks it as used by a second tap', async () => {
  const used = { ...checked, status: 'used', used_at: '2026-11-21T10:00:00.000Z' }
  const { api } = await open({ 'POST /redemptions/check': checked, 'POST /redemptions/use': used })
  await userEvent.click(await screen.findByRole('button', { name: ca.codes.check }))
  expect(await screen.findByRole('heading', { name: 'Cafè' })).toBeVisible()
  expect(api.callsOf('POST /redemptions/use')).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: ca.codes.use }))
  expect(await screen.findByText(ca.codes.done)).toBeVisible()
  expect(screen.queryByRole('button', { name: ca.codes.use })).toBeNull()
  expect(api.callsOf('POST /redemptions/use')[0]?.headers.has('idempotency-key')).toBe(true)
})

it('uses a code once where the answer was lost; the focus is at the result', async () => {
  const { api } = await open({ 'POST /redemptions/check': checked, 'POST /redemptions/use': noNetwork })
  await userEvent.click(await screen.findByRole('button', { name: ca.codes.check }))
  await userEvent.click(await screen.findByRole('button', { name: ca.codes.use }))
  await waitFor(() => expect(toastQueue.snapshot()[0]?.text).toMatch('Encara no sabem si ha arribat'))
  api.answer({ 'POST /redemptions/use': { ...checked, status: 'used', used_at: '2026-11-21T10:00:00.000Z' } })
  window.dispatchEvent(new Event('online'))
  const done = await screen.findByText(ca.codes.done)
  await waitFor(() => expect(done.closest('[role="status"]')).toHaveFocus())
  const keys = api.callsOf('POST /redemptions/use').map(({ headers }) => headers.get('idempotency-key'))
  expect([keys.length, new Set(keys).size]).toEqual([2, 1])
})

it('says when another counter has used the code, and when a code is unknown', async () => {
  const { api } = await open({
    'POST /redemptions/check': checked,
    'POST /redemptions/use': () => problem(409, 'redemption_used', 'Ja s’ha fet servir.'),
  })
  await userEvent.click(await screen.findByRole('button', { name: ca.codes.check }))
  await userEvent.click(await screen.findByRole('button', { name: ca.codes.use }))
  expect(await screen.findByText('Ja s’ha fet servir.')).toBeVisible()
  api.answer({ 'POST /redemptions/check': () => problem(404, 'redemption_not_found', 'No el coneixem.') })
  await userEvent.click(screen.getByRole('button', { name: ca.codes.check }))
  expect(await screen.findByText('No el coneixem.')).toBeVisible()
})

it('opens for an operator, without the menu of the guide area', async () => {
  await open({ 'POST /redemptions/check': checked }, 'operator')
  await userEvent.click(await screen.findByRole('button', { name: ca.codes.check }))
  expect(await screen.findByRole('heading', { name: 'Cafè' })).toBeVisible()
  expect(screen.queryByRole('navigation', { name: ca.nav.label })).toBeNull()
})
