import '@testing-library/jest-dom/vitest'
import { makeEvent, makeExperience, makeNewsItem } from '@sureda/testing/content-factories'
import { problem } from '@sureda/testing/fake-api'
import { renderElement, renderScreen } from '@sureda/testing/render-screen'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import ca from '../../../locales/ca.json' with { type: 'json' }
import home from '../home-screen.tsx'
import ForYou from './for-you.tsx'

const open = (recommendations: unknown) =>
  renderElement(<ForYou />, {
    visitor: 'member',
    words: { content: ca },
    answers: { 'GET /user/recommendations': recommendations as never },
  })

it('shows the recommendations in the server’s order, each with its reason', async () => {
  await open([
    { ...makeExperience({ id: 'e-b', title: 'Sopar' }), likes: ['gastronomia', 'cultura'] },
    { ...makeExperience({ id: 'e-a', title: 'Alba' }), likes: [] },
  ])
  const part = within(await screen.findByRole('region', { name: ca.home.forYou.title }))
  expect(part.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
    'Sopar',
    'Alba',
  ])
  expect(part.getByText('Gastronomia · Cultura')).toBeVisible()
  expect(part.getByRole('link', { name: new RegExp(ca.home.forYou.change) })).toHaveAttribute(
    'href',
    '/preferencias',
  )
})

it('recommends nothing where the server does not answer', async () => {
  const { api } = await open(() => problem(500, 'internal_error'))
  await waitFor(() => expect(api.callsOf('GET /user/recommendations')).not.toHaveLength(0))
  expect(screen.queryByRole('region')).toBeNull()
})

it.each([
  ['offers', [{ ...makeExperience({ demo: true }), likes: [] }], []],
  ['the feed', [], [makeEvent({ demo: true })]],
  ['both', [{ ...makeExperience({ demo: true }), likes: [] }], [makeEvent({ demo: true })]],
])('says once for home that some of it was invented: %s', async (_, offers, events) => {
  await renderScreen(home, {
    path: '/inicio',
    visitor: 'member',
    words: { content: ca },
    answers: {
      'GET /user/recommendations': offers,
      'GET /user/reservations': [],
      'GET /notification-cards': [],
      'GET /news': [makeNewsItem()],
      'GET /events': events,
      'GET /experiences': [],
    },
  })
  expect(await screen.findAllByText('Una part és inventada per a la demo.')).toHaveLength(1)
})
