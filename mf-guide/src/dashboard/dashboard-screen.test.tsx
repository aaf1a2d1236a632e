import '@testing-library/jest-dom/vitest'
import { makeDashboardStats } from '@sureda/testing/booking-factories'
import { type Answers, problem } from '@sureda/testing/fake-api'
import { renderScreen } from '@sureda/testing/render-screen'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import ca from '../../locales/ca.json' with { type: 'json' }
import dashboardScreen from './dashboard-screen.tsx'

const open = (answers: Answers = {}) =>
  renderScreen(dashboardScreen, {
    path: '/guia',
    visitor: 'guide',
    words: { guide: ca },
    answers: { 'GET /guide/dashboard-stats': makeDashboardStats(), ...answers },
  })

it('greets the guide with the numbers of the day', async () => {
  await open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Hola, Pere' })).toBeVisible()
  expect(await screen.findByText('Persones avui')).toBeVisible()
  expect(screen.getByText('12')).toBeVisible()
  expect(screen.getByText('Per confirmar')).toBeVisible()
  expect(screen.getByText('Properes reserves')).toBeVisible()
})

it('shows who comes next, with time, people and status', async () => {
  await open()
  const list = await screen.findByRole('list', { name: 'Qui ve ara' })
  expect(within(list).getByText('Neus Vidal')).toBeVisible()
  expect(within(list).getByText('10:00')).toBeVisible()
  expect(within(list).getByText('4 persones')).toBeVisible()
  expect(within(list).getByText('Confirmada')).toBeVisible()
})

it('has the occupancy of the week as a table too', async () => {
  await open()
  await userEvent.click(await screen.findByText('Mostra-ho com a taula'))
  const row = screen.getByRole('row', { name: /dissabte, 21 de novembre/ })
  expect(within(row).getByRole('cell', { name: '6' })).toBeVisible()
})

it('leads to the experiences of a status', async () => {
  await open()
  expect(await screen.findByRole('link', { name: /Actives/ })).toHaveAttribute(
    'href',
    '/guia/experiencias?status=active',
  )
})

it('says so when nobody comes', async () => {
  await open({ 'GET /guide/dashboard-stats': makeDashboardStats({ next_reservations: [] }) })
  expect(await screen.findByText('Ningú a la vista')).toBeVisible()
})

it('says what failed and can be asked again', async () => {
  const { api } = await open({ 'GET /guide/dashboard-stats': () => problem(500, 'internal_error', 'Ai') })
  expect(await screen.findByText('No s’han pogut carregar les dades del panell')).toBeVisible()
  api.answer({ 'GET /guide/dashboard-stats': makeDashboardStats() })
  await userEvent.click(screen.getByRole('button', { name: 'Torna-ho a provar' }))
  expect(await screen.findByText('Persones avui')).toBeVisible()
})
