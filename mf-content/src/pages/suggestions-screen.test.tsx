import '@testing-library/jest-dom/vitest'
import { makeUpcomingTips } from '@sureda/testing/booking-factories'
import { makeExperience, makeRoute } from '@sureda/testing/content-factories'
import { type Answers, problem } from '@sureda/testing/fake-api'
import type { Visitor } from '@sureda/testing/fake-session'
import { renderScreen } from '@sureda/testing/render-screen'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import ca from '../../locales/ca.json' with { type: 'json' }
import suggestions from './suggestions-screen.tsx'

const open = (visitor: Visitor = 'guest', more: Answers = {}, route = '/sugerencias') =>
  renderScreen(suggestions, {
    path: '/sugerencias',
    route,
    visitor,
    words: { content: ca },
    answers: {
      'GET /user/upcoming-experience-tips': [makeUpcomingTips()],
      'GET /experiences': [
        makeExperience(),
        makeExperience({ id: 'e-fonda', title: 'La fonda', type: 'restaurant' }),
      ],
      'GET /routes': [makeRoute({ difficulty: 'facil' })],
      'GET /settings/group/safety': { notice: 'Risc de foc alt.', phone: '112', text: 'Porta aigua.' },
      'GET /settings/group/contact': {
        email: '',
        phone: '+34 972 00 00 00',
        address: '',
        opening_hours: 'de 9 a 14 h',
        emergency: '112',
      },
      ...more,
    },
  })

it('shows members the tips of their next experience, one sheet at a time', async () => {
  const { router } = await open('member')
  expect(await screen.findByText('Dina a la plaça.')).toBeVisible()
  expect(screen.getByText(/5 de desembre · 10:00/)).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: 'Consells de destinació' }))
  expect(await screen.findByText('Aparca a l’entrada del poble.')).toBeVisible()
  await waitFor(() => expect(router.state.location.search).toBe('?tab=consejos'))
})

it('suggests a first day for other visitors, and says what to know before', async () => {
  const { api } = await open()
  const day = await screen.findByRole('region', { name: 'Un primer dia' })
  const titles = within(day)
    .getAllByRole('article')
    .map((card) => within(card).getByRole('heading').textContent)
  expect(titles).toEqual(['La pela del suro', 'La fonda', 'Volta a Fitor'])
  expect(await screen.findByText('Risc de foc alt.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Truca a l’oficina' })).toHaveAttribute('href', 'tel:+34972000000')
  expect(api.callsOf('GET /user/upcoming-experience-tips')).toHaveLength(0)
})

it('asks guests to sign in, and comes back to the open sheet', async () => {
  const { shell } = await open('guest', {}, '/sugerencias?tab=consejos')
  await userEvent.click(screen.getByRole('button', { name: 'Entra' }))
  expect(shell.loginPrompts).toEqual(['/sugerencias?tab=consejos'])
})

it('leaves out what the office has not filled in', async () => {
  const empty = problem(404, 'not_found')
  await open('guest', { 'GET /settings/group/safety': empty, 'GET /settings/group/contact': empty })
  expect(await screen.findByRole('region', { name: 'Un primer dia' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Abans de sortir' })).toBeNull()
})

it('suggests the same day to members without a reservation', async () => {
  await open('member', {
    'GET /user/upcoming-experience-tips': [makeUpcomingTips({ has_content: false, experience: null })],
  })
  expect(await screen.findByRole('region', { name: 'Un primer dia' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Entra' })).toBeNull()
})

it('says what to do in a territory without content yet', async () => {
  await open('guest', { 'GET /experiences': [], 'GET /routes': [] })
  expect(await screen.findByText('Encara no hi ha suggeriments')).toBeVisible()
})

it('says that a member’s tips cannot be loaded', async () => {
  await open('member', { 'GET /user/upcoming-experience-tips': problem(503, 'busy', 'Massa gent alhora.') })
  expect(await screen.findByRole('alert')).toHaveTextContent('No s’han pogut carregar els suggeriments')
})

it('says once that some of the first day was invented for the demo', async () => {
  await open('guest', { 'GET /experiences': [makeExperience({ demo: true })] })
  const day = within(await screen.findByRole('region', { name: 'Un primer dia' }))
  expect(await day.findAllByText('Una part és inventada per a la demo.')).toHaveLength(1)
})
