import '@testing-library/jest-dom/vitest'
import { makeStory, makeStoryDetail } from '@sureda/testing/content-factories'
import { renderScreen } from '@sureda/testing/render-screen'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import ca from '../../locales/ca.json' with { type: 'json' }
import stories from '../story-list/story-list-screen.tsx'
import detail from './story-detail-screen.tsx'

const warned = { status_note: 'Els camins de la gorja són tancats.', status_date: '2026-07-05' }

it('puts the notice of a story and its day before its words and its sound', async () => {
  await renderScreen(detail, {
    path: '/relatos/:id',
    route: '/relatos/s-destral',
    words: { content: ca },
    answers: { 'GET /stories/:id': makeStoryDetail({ ...warned, audio_file: 'gavarres/s.mp3' }) },
  })
  const notice = await screen.findByText(warned.status_note)
  expect(screen.getByText('Avís · 5 de juliol del 2026')).toBeVisible()
  for (const later of [
    screen.getByLabelText('Escolta: La destral de l’avi'),
    screen.getByText(/Hi havia una destral/),
  ])
    expect(notice.compareDocumentPosition(later)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it('marks a story with a notice in the list', async () => {
  await renderScreen(stories, {
    path: '/relatos',
    words: { content: ca },
    answers: { 'GET /stories': [makeStory(warned), makeStory({ id: 's-2', title: 'La goja' })] },
  })
  expect(await screen.findAllByText('Avís')).toHaveLength(1)
})
