import '@testing-library/jest-dom/vitest'
import { makeNewsDetail, makeNewsItem } from '@sureda/testing/content-factories'
import { type Answers, problem } from '@sureda/testing/fake-api'
import { renderScreen } from '@sureda/testing/render-screen'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import ca from '../../locales/ca.json' with { type: 'json' }
import detail from './news-detail-screen.tsx'

const open = (news: Answers['GET /news/:id']) =>
  renderScreen(detail, {
    path: '/noticias/:id',
    route: '/noticias/n-museu',
    words: { content: ca },
    answers: {
      'GET /news/:id': news,
      'GET /news': [makeNewsItem(), makeNewsItem({ id: 'n-2', title: 'Comença la pela' })],
    },
  })

it.each(['warning', 'info'] as const)(
  'puts a notice (%s) and its day before everything else',
  async (level) => {
    await open(
      makeNewsDetail({ status_note: 'Tancat per obres.', status_date: '2026-07-05', status_level: level }),
    )
    const notice = await screen.findByText('Tancat per obres.')
    expect(screen.getByText('Avís · 5 de juliol del 2026').closest('[data-kind]')).toHaveAttribute(
      'data-kind',
      level,
    )
    expect(notice.compareDocumentPosition(screen.getByText('Primer paràgraf.'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
  },
)

it('shows date, place, paragraphs, source and other news', async () => {
  await open(makeNewsDetail({ source_url: 'https://museudelsuro.cat' }))
  expect(
    await screen.findByRole('heading', { level: 1, name: 'El Museu del Suro obre una sala nova' }),
  ).toBeVisible()
  expect(screen.getByText('10 de novembre del 2026 · Palafrugell')).toBeVisible()
  expect(screen.getByText('Segon paràgraf.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Llegeix la font' })).toHaveAttribute(
    'href',
    'https://museudelsuro.cat',
  )
  expect(await screen.findByRole('link', { name: 'Comença la pela' })).toHaveAttribute(
    'href',
    '/noticias/n-2',
  )
})

it.each([
  [404, 'news_not_found'],
  // an id that was damaged in a link
  [400, 'malformed_request'],
] as const)('says that a news item does not exist (%s)', async (status, code) => {
  await open(problem(status, code))
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Aquesta notícia no existeix' }),
  ).toBeInTheDocument()
})
