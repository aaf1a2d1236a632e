import type { RegenerativePractice } from '@sureda/contract/schemas/catalogue/regenerative-practice'
import '@testing-library/jest-dom/vitest'
import { paths } from '@sureda/contract/remote/paths'
import { type Answers, problem } from '@sureda/testing/fake-api'
import { renderScreen } from '@sureda/testing/render-screen'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import es from '../../locales/es.json' with { type: 'json' }
import practicesScreen from './practices-screen.tsx'

const practice = (id: string, who: RegenerativePractice['who'], title: string): RegenerativePractice => ({
  id,
  who,
  title,
  action: 'Pisa solo la senda.',
  why: 'La raíz respira.',
  effect: 'El suelo se queda.',
  local_note: 'En Fitor.',
  demo: false,
  sources: ['https://www.example.test/guia'],
  image: null,
  image_alt: null,
  image_color: null,
  image_widths: [],
})
const open = (answer: Answers['GET /regenerative-practices'], route = '/practicas-regenerativas') =>
  renderScreen(practicesScreen, {
    path: '/practicas-regenerativas',
    route,
    visitor: 'member',
    language: 'es',
    words: { profile: es },
    answers: { 'GET /regenerative-practices': answer },
  })

it('says what the forest gains, who does it and where, for the chosen audience', async () => {
  const user = userEvent.setup()
  await open([practice('b', 'ganadero', 'Pasta ligero'), practice('a', 'visitante', 'Por la senda')])
  const card = await screen.findByRole('article', { name: 'Por la senda' })
  expect(card).toHaveTextContent('El suelo se queda.')
  expect(card).toHaveTextContent('En Fitor.')
  expect(screen.queryByRole('article', { name: 'Pasta ligero' })).toBeNull()
  await user.click(screen.getByLabelText('Ganaderos'))
  expect(screen.queryByRole('article', { name: 'Por la senda' })).toBeNull()
  expect(screen.getByRole('article', { name: 'Pasta ligero' })).toBeVisible()
})

it('estimates a range in euros and woodland for the kilograms of a trip', async () => {
  const user = userEvent.setup()
  await open([], '/practicas-regenerativas?tab=estimate&kg=424')
  const kilos = await screen.findByLabelText('Kilos de CO₂')
  expect(kilos).toHaveValue('424')
  expect(screen.getByRole('status')).toHaveTextContent(/Entre 8,48\s€ y 21,20\s€/)
  await user.clear(kilos)
  await user.type(kilos, '50')
  expect(screen.getByRole('status')).toHaveTextContent(/Entre 1\s€ y 2,50\s€/)
  expect(screen.getByRole('status')).toHaveTextContent('76 m²')
  expect(screen.getByText(/Reducir va primero/)).toBeVisible()
})

it('says that the kilograms are of one person and of the trip, until they are changed; a small trip stays small', async () => {
  const user = userEvent.setup()
  await open([], paths.practicesFor(430))
  const kilos = await screen.findByLabelText('Kilos de CO₂')
  expect(kilos).toHaveValue('0,4')
  expect(kilos).toHaveAccessibleDescription('Por persona, de tu viaje.')
  expect(screen.getByRole('status')).toHaveTextContent('0,4 kg')
  await user.type(kilos, '5')
  expect(kilos).not.toHaveAccessibleDescription('Por persona, de tu viaje.')
  await user.click(screen.getByRole('tab', { name: 'Prácticas' }))
  await user.click(screen.getByRole('tab', { name: 'Estimar una aportación' }))
  expect(screen.getByLabelText('Kilos de CO₂')).toHaveValue('0,4')
})

it('starts with nothing for a trip that emits nothing', async () => {
  await open([], paths.practicesFor(0))
  expect(await screen.findByLabelText('Kilos de CO₂')).toHaveValue('')
})

it('says that there are none yet', async () => {
  await open([])
  expect(await screen.findByText('Todavía no hay prácticas')).toBeVisible()
})

it('says that the practices could not be loaded; the estimate works all the same', async () => {
  const user = userEvent.setup()
  await open(problem(500, 'internal_error'))
  expect(await screen.findByText('No hemos podido cargar las prácticas')).toBeVisible()
  await user.click(screen.getByRole('tab', { name: 'Estimar una aportación' }))
  expect(screen.getByLabelText('Kilos de CO₂')).toHaveValue('50')
})

it('says that a small area is less than a square metre, not none', async () => {
  await open([], '/practicas-regenerativas?tab=estimate&kg=0.1')
  expect(await screen.findByText(/< 1\sm²/)).toBeVisible()
})
