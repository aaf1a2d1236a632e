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

it('shows first what needs an answer, then the groups of today in order', async () => {
  await open()
  const waiting = await screen.findByRole('list', { name: 'Esperen la teva resposta' })
  expect(within(waiting).getByText('Ona Serra')).toBeVisible()
  const today = screen.getByRole('region', { name: 'Avui' })
  expect(within(today).getByText('10:00')).toBeVisible()
  expect(within(today).getByText('8 persones')).toBeVisible()
  expect(within(today).getByText('Cassà de la Selva')).toBeVisible()
  expect(within(today).getByRole('link', { name: 'La pela del suro' })).toHaveAttribute(
    'href',
    '/guia/reservas?date=2026-11-20&experience=e-pela',
  )
  expect(waiting.compareDocumentPosition(today)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it('shows a stay without an hour', async () => {
  const { day, waiting } = makeDashboardStats()
  await open({
    'GET /guide/dashboard-stats': makeDashboardStats({
      waiting: waiting.map((row) => ({ ...row, time: null })),
      day: day && { ...day, groups: day.groups.map((group) => ({ ...group, time: null })) },
    }),
  })
  const today = await screen.findByRole('region', { name: 'Avui' })
  expect(within(today).getAllByText('Tot el dia')).not.toHaveLength(0)
  expect(screen.queryByText('10:00')).not.toBeInTheDocument()
})

it('shows the next day where today is empty', async () => {
  const { day } = makeDashboardStats()
  await open({
    'GET /guide/dashboard-stats': makeDashboardStats({
      waiting: [],
      day: day && { ...day, date: '2026-11-28', is_today: false },
    }),
  })
  expect(await screen.findByRole('region', { name: 'El següent: dissabte, 28 de novembre' })).toBeVisible()
  expect(screen.getByText('Avui no ve ningú.')).toBeVisible()
})

it('says which of the guide’s experiences lie in a closure or cannot be booked', async () => {
  const alert = { experience_id: 'e-pela', experience_title: 'La pela del suro', reservations: 2 }
  await open({
    'GET /guide/dashboard-stats': makeDashboardStats({
      alerts: [
        { ...alert, kind: 'closure', from: '2026-11-22', until: '2026-11-24' },
        {
          ...alert,
          kind: 'closure',
          experience_title: 'Taller de taps',
          from: '2026-11-22',
          until: '2026-11-24',
        },
        { ...alert, kind: 'unbookable', experience_id: 'e-2', from: null, until: null, reservations: 0 },
      ],
    }),
  })
  expect(await screen.findByText(/En un tancament: .* 22 de novembre/)).toBeVisible()
  expect(screen.getByText('La pela del suro · Taller de taps')).toBeVisible()
  expect(screen.getByText('Hi ha 4 reserves aquells dies.')).toBeVisible()
  expect(screen.getByText(/ningú la pot reservar/)).toBeVisible()
})

it('has the occupancy of the week as a table too', async () => {
  await open()
  await userEvent.click(await screen.findByText('Mostra-ho com a taula'))
  const row = screen.getByRole('row', { name: /dissabte, 21 de novembre/ })
  expect(within(row).getByRole('cell', { name: '6' })).toBeVisible()
})

it('leads from each figure to what it counts', async () => {
  await open()
  for (const [name, href] of [
    ['Persones avui', '/guia/lista'],
    ['Per confirmar', '/guia/reservas?status=pending'],
    ['Properes reserves', '/guia/reservas'],
    ['Membres', '/guia/grupos'],
  ] as const)
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href)
})

it('leads to the experiences of a status', async () => {
  await open()
  expect(await screen.findByRole('link', { name: /Actives/ })).toHaveAttribute(
    'href',
    '/guia/experiencias?status=active',
  )
})

it('says that no group comes', async () => {
  await open({ 'GET /guide/dashboard-stats': makeDashboardStats({ next_reservations: [], day: null }) })
  expect(await screen.findByText('Ningú a la vista')).toBeVisible()
})

it('says what failed and can be asked again', async () => {
  const { api } = await open({ 'GET /guide/dashboard-stats': () => problem(500, 'internal_error', 'Ai') })
  expect(await screen.findByText('No s’han pogut carregar les dades del panell')).toBeVisible()
  api.answer({ 'GET /guide/dashboard-stats': makeDashboardStats() })
  await userEvent.click(screen.getByRole('button', { name: 'Torna-ho a provar' }))
  expect(await screen.findByText('Persones avui')).toBeVisible()
})
