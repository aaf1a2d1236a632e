import '@testing-library/jest-dom/vitest'
import { makeExperience, makeExperienceDetail, makeImage } from '@sureda/testing/content-factories'
import { type Answers, noNetwork, problem } from '@sureda/testing/fake-api'
import type { Visitor } from '@sureda/testing/fake-session'
import { renderScreen } from '@sureda/testing/render-screen'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import ca from '../../locales/ca.json' with { type: 'json' }
import detail from './experience-detail-screen.tsx'

const open = (
  experience: Answers[string] = makeExperienceDetail(),
  visitor: Visitor = 'guest',
  more: Answers = {},
) =>
  renderScreen(detail, {
    path: '/experiencias/:id',
    route: '/experiencias/e-pela',
    visitor,
    words: { content: ca },
    answers: {
      'GET /experiences/:id': experience,
      'GET /experiences': [makeExperience(), makeExperience({ id: 'e-taller', title: 'Taller de taps' })],
      ...more,
    },
  })

it('shows words, facts, what is included and what is asked of you', async () => {
  await open(makeExperienceDetail({ season: 'maig – octubre' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'La pela del suro' })).toBeVisible()
  for (const words of [
    '2 h',
    'Fàcil',
    'fins a 10 persones',
    'maig – octubre',
    'Esmorzar de forquilla',
    'Transport',
    'Calçat tancat',
  ])
    expect(screen.getAllByText(words)[0]).toBeVisible()
  expect(screen.getAllByText(/25/)[0]).toBeVisible()
  expect(screen.getByText('Mas Pla, Cassà de la Selva')).toBeVisible()
})

it('warns before it says what is offered', async () => {
  await open(makeExperienceDetail({ status_note: 'Accessos tancats pel foc.', status_date: '2026-07-05' }))
  const notice = await screen.findByText('Accessos tancats pel foc.')
  expect(screen.getByText('Avís · 5 de juliol del 2026')).toBeVisible()
  const offered = screen.getByText('Esmorzar de forquilla')
  expect(notice.compareDocumentPosition(offered)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it('opens the slots for the reservation and for the small map', async () => {
  await open()
  expect(await screen.findByText(/\[experience.booking\].*e-pela/)).toBeVisible()
  expect(screen.getByText(/\[map.place\].*41.887/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Com arribar-hi' })).toHaveAttribute(
    'href',
    expect.stringContaining('41.887%2C2.875'),
  )
})

it('offers no reservation where there is none', async () => {
  await open(makeExperienceDetail({ bookable: false }))
  await screen.findByRole('heading', { level: 1, name: 'La pela del suro' })
  expect(screen.queryByText(/experience.booking/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Reserva' })).toBeNull()
})

it('marks what was invented for the demo', async () => {
  await open(makeExperienceDetail({ demo: true, demo_fields: ['price_eur'] }))
  expect(await screen.findByText('Preu (de demostració)')).toBeVisible()
  expect(screen.getByText(/Aquest contingut/)).toBeVisible()
})

it('shows more pictures and what is like it', async () => {
  await open(makeExperienceDetail({ gallery: [makeImage({ image_alt: 'Una destral' })] }))
  expect(await screen.findByRole('img', { name: 'Una destral' })).toBeInTheDocument()
  expect(await screen.findByRole('link', { name: 'Taller de taps' })).toHaveAttribute(
    'href',
    '/experiencias/e-taller',
  )
})

it('asks a guest to sign in before keeping a favorite, and comes back here', async () => {
  const { shell } = await open()
  await userEvent.click(await screen.findByRole('button', { name: /La pela del suro/ }))
  expect(shell.loginPrompts).toHaveLength(1)
})

it('keeps a member’s favorite, and puts the heart back with a reason when the server refuses', async () => {
  const { api, shell } = await open(makeExperienceDetail({ type: 'restaurant' }), 'member', {
    'POST /favorites': problem(503, 'busy', 'Massa gent alhora.'),
  })
  const heart = await screen.findByRole('button', { name: /La pela del suro/ })
  await userEvent.click(heart)
  expect(api.callsOf('POST /favorites')[0]?.body).toEqual({
    favoritable_id: 'e-pela',
    favoritable_type: 'restaurant',
  })
  await waitFor(() => expect(shell.toasts[0]?.text).toBe('Massa gent alhora.'))
  expect(heart).toHaveAttribute('aria-pressed', 'false')
})

it('says that an experience does not exist and leads back to the list', async () => {
  await open(problem(404, 'experience_not_found'))
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Aquesta experiència no existeix' }),
  ).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Experiències' })).toHaveAttribute('href', '/experiencias')
})

it('offers a retry when it cannot be loaded', async () => {
  const { api } = await open(() => noNetwork())
  expect(await screen.findByRole('alert')).toHaveTextContent('No s’ha pogut carregar l’experiència')
  api.answer({ 'GET /experiences/:id': makeExperienceDetail() })
  await userEvent.click(screen.getByRole('button', { name: 'Torna-ho a provar' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'La pela del suro' })).toBeVisible()
})
