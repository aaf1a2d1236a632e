import '@testing-library/jest-dom/vitest'
import { makeEvent } from '@sureda/testing/content-factories'
import { type Answers, problem } from '@sureda/testing/fake-api'
import { renderScreen } from '@sureda/testing/render-screen'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import ca from '../../locales/ca.json' with { type: 'json' }
import agenda from './agenda-screen.tsx'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] })
  return () => vi.useRealTimers()
})

const open = (events: Answers[string], visitor: 'guest' | 'package' = 'guest') =>
  renderScreen(agenda, {
    path: '/agenda',
    visitor,
    words: { content: ca },
    answers: { 'GET /events': events },
  })

it('shows what is to come by day, soonest first, each month named once', async () => {
  await open([
    makeEvent({ id: 'b', title: 'Pessebre', start_datetime: '2026-12-24T18:00:00+01:00' }),
    makeEvent({ id: 'a', title: 'Fira del Tap', start_datetime: '2026-11-28T10:00:00+01:00' }),
    makeEvent({ id: 'c', title: 'Caminada', start_datetime: '2026-11-28T08:00:00+01:00' }),
    makeEvent({ id: 'over', title: 'Ja ha passat', start_datetime: '2026-11-01T08:00:00+01:00' }),
  ])
  const day = await screen.findByRole('region', { name: /28 de novembre/ })
  expect(
    within(day)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
  ).toEqual(['Caminada', 'Fira del Tap'])
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'novembre del 2026',
    'desembre del 2026',
  ])
  expect(screen.queryByText('Ja ha passat')).toBeNull()
})

it('opens with my day for members with an active package', async () => {
  await open([], 'package')
  const mine = await screen.findByRole('region', { name: 'El meu dia' })
  expect(within(mine).getByText('La pela del suro')).toBeVisible()
})

it('says that nothing is announced', async () => {
  await open([])
  expect(await screen.findByText('No hi ha res anunciat')).toBeVisible()
})

it('says that the events could not be loaded', async () => {
  await open(problem(503, 'busy'))
  expect(await screen.findByRole('alert')).toHaveTextContent('No s’han pogut carregar els esdeveniments')
})
