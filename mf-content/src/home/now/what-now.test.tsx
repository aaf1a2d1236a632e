import { todayIn } from '@sureda/remote/device'
import '@testing-library/jest-dom/vitest'
import { makeExperience, makeNewsItem } from '@sureda/testing/content-factories'
import { type Answers, problem } from '@sureda/testing/fake-api'
import { renderScreen } from '@sureda/testing/render-screen'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import ca from '../../../locales/ca.json' with { type: 'json' }
import { fakePosition } from '../../shared/geo/fake-position.ts'
import home from '../home-screen.tsx'

afterEach(() => vi.unstubAllGlobals())

const open = async (answers: Answers) => {
  fakePosition('never')
  const { api } = await renderScreen(home, {
    path: '/inicio',
    visitor: 'guest',
    words: { content: ca },
    answers: {
      'GET /news': [],
      'GET /events': [],
      'GET /routes': [],
      'GET /notification-cards/guest': [],
      ...answers,
    },
  })
  return {
    api,
    part: within(await screen.findByRole('region', { name: ca.home.now.title })),
  }
}

it('shows suggestions for now and for another day, and requests that day', async () => {
  const offer = makeExperience({
    id: 'e-free',
    title: 'La pela',
    bookable: true,
    next_available: todayIn('Europe/Madrid'),
  })
  const { api, part } = await open({ 'GET /experiences': [offer] })
  expect(await part.findByRole('link', { name: 'La pela' })).toHaveAttribute('href', '/experiencias/e-free')
  // the choice of a day loads after the suggestions
  await userEvent.click(await part.findByRole('radio', { name: ca.home.now.tomorrow }))
  expect(await part.findByText(ca.home.now.empty, { exact: false })).toBeVisible()
  const asked = api.callsOf('GET /experiences').map(({ query }) => query.get('free_from'))
  expect(asked.filter(Boolean)).toHaveLength(1)
})

it('loads the picture of the first suggestion at once, because it is the largest of the first view', async () => {
  const offers = ['e-1', 'e-2'].map((id) =>
    makeExperience({ id, image: `/${id}.avif`, bookable: true, next_available: todayIn('Europe/Madrid') }),
  )
  const { part } = await open({ 'GET /experiences': offers })
  const cards = await part.findAllByRole('article')
  expect(cards.map((card) => card.querySelector('img')?.getAttribute('loading'))).toEqual(['eager', 'lazy'])
})

it('says what failed, with a retry', async () => {
  const down = problem(503, 'busy', 'Torna-ho a provar més tard.')
  const { api, part } = await open({ 'GET /experiences': down, 'GET /events': down, 'GET /routes': down })
  expect(await part.findByText(ca.home.now.failed)).toBeVisible()
  api.answer({ 'GET /experiences': [], 'GET /events': [], 'GET /routes': [] })
  await userEvent.click(part.getByRole('button', { name: 'Torna-ho a provar' }))
  expect(await part.findByText(ca.home.now.empty, { exact: false })).toBeVisible()
})

it('says once for home that some of it was invented, also where only the feed has invented entries', async () => {
  const { part } = await open({
    'GET /experiences': [],
    'GET /news': [makeNewsItem({ demo: true }), makeNewsItem({ id: 'n-2', demo: true })],
  })
  expect(await part.findByText('Una part és inventada per a la demo.')).toBeVisible()
  expect(screen.getAllByText('Una part és inventada per a la demo.')).toHaveLength(1)
})
