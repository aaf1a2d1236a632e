import '@testing-library/jest-dom/vitest'
import { savePlaybackPosition, usePlayerState } from '@sureda/remote/features/player'
import { makeStory, makeStoryDetail } from '@sureda/testing/content-factories'
import { type Answers, problem } from '@sureda/testing/fake-api'
import { makeTenant } from '@sureda/testing/people'
import { renderScreen } from '@sureda/testing/render-screen'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import ca from '../../locales/ca.json' with { type: 'json' }
import detail from './story-detail-screen.tsx'
import stories from './story-list-screen.tsx'

const warned = { status_note: 'Els camins de la gorja són tancats.', status_date: '2026-07-05' }

it('shows the dated notice of a story before its text and its recording', async () => {
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

it('marks a story with a warning in the list', async () => {
  await renderScreen(stories, {
    path: '/relatos',
    words: { content: ca },
    answers: {
      'GET /stories': [
        makeStory(warned),
        makeStory({ id: 's-2', title: 'La goja' }),
        makeStory({ ...warned, id: 's-3', title: 'El pont', status_level: 'info' }),
      ],
    },
  })
  expect(await screen.findAllByText('Avís')).toHaveLength(1)
})

const recording = { audio_file: 'gavarres/s.m4a', audio_locale: 'ca', audio_generated: true } as const
const body = `${'Hi havia una destral. '.repeat(10)}\n\n${'La destral dormia. '.repeat(10)}`
const open = (story: Parameters<typeof makeStoryDetail>[0], more: Answers = {}) =>
  renderScreen(detail, {
    path: '/relatos/:id',
    route: '/relatos/s-destral',
    words: { content: ca },
    answers: { 'GET /stories/:id': makeStoryDetail(story), 'GET /stories': [], ...more },
  })

it('plays, pauses and marks the paragraph during the recording', async () => {
  await open({ ...recording, body, transcript: body })
  await userEvent.click(await screen.findByRole('button', { name: 'Escolta' }))
  act(() => usePlayerState.setState({ duration: 100, time: 70 }))
  expect(screen.getByText('1:10 / 1:40')).toBeVisible()
  expect(screen.getByText(/La destral dormia/)).toHaveAttribute('data-read')
  expect(screen.getByText(/Hi havia una destral/)).not.toHaveAttribute('data-read')
  await userEvent.click(screen.getByRole('button', { name: 'Pausa' }))
  expect(usePlayerState.getState().status).toBe('paused')
})

it('offers to continue where it was paused', async () => {
  savePlaybackPosition('story:s-destral', 65)
  await open(recording)
  expect(await screen.findByText('Continua des de 1:05')).toBeVisible()
})

it.each([
  ['offline', /Sense connexió no es pot escoltar/],
  ['missing', /Aquesta gravació ara no es pot escoltar/],
] as const)('says why nothing is heard (%s), with every word still there', async (fault, text) => {
  await open({ ...recording, body, transcript: body })
  await userEvent.click(await screen.findByRole('button', { name: 'Escolta' }))
  act(() => usePlayerState.setState({ status: 'failed', fault }))
  expect(screen.getByRole('alert')).toHaveTextContent(text)
  expect(screen.getByText(/Hi havia una destral/)).toBeVisible()
})

it('shows a film with its captions, the reader’s language first, and its transcript', async () => {
  const { container } = await open({
    video_file: 'gavarres/s.mp4',
    video_captions: [
      { locale: 'ca', file: 'gavarres/s.ca.vtt' },
      { locale: 'es', file: 'gavarres/s.es.vtt' },
    ],
    transcript: 'El que diu el vídeo.',
  })
  const film = await screen.findByRole('region', { name: 'Mira: La destral de l’avi' })
  // the label of a film does not say "listen"
  expect(within(film).getByRole('button', { name: 'Reprodueix' })).toBeVisible()
  const tracks = [...container.querySelectorAll('track')]
  expect(tracks.map((track) => [track.srclang, track.getAttribute('src'), track.default])).toEqual([
    ['ca', '/media/gavarres/s.ca.vtt', true],
    ['es', '/media/gavarres/s.es.vtt', false],
  ])
  expect(screen.getByText('El que diu el vídeo.')).toBeInTheDocument()
})

it('shows territory and date, and leads by its keywords to the stories that share them', async () => {
  await open({
    territory: 'Les Gavarres',
    createdAt: '2026-06-15T10:00:00Z',
    keywords: ['pela', 'destral & foc'],
  })
  expect(await screen.findByText('Les Gavarres')).toBeVisible()
  expect(screen.getByText('Territori')).toBeVisible()
  expect(screen.getByText('15 de juny del 2026')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Paraules clau' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'pela' })).toHaveAttribute('href', '/relatos?keyword=pela')
  expect(screen.getByRole('link', { name: 'destral & foc' })).toHaveAttribute(
    'href',
    '/relatos?keyword=destral+%26+foc',
  )
})

it('shows the office’s name for its id, and no heading without keywords', async () => {
  await open({ territory: makeTenant().id, keywords: [] })
  expect(await screen.findByText(makeTenant().name)).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Paraules clau' })).toBeNull()
})

it('ends with the place, the author and what to read next', async () => {
  await open(
    { operator: { id: 'o-museu', name: 'El Museu', type: 'institucion' } },
    { 'GET /stories': [makeStory(), makeStory({ id: 's-2', title: 'La goja' })] },
  )
  expect(await screen.findByRole('heading', { name: 'On és' })).toBeVisible()
  expect(screen.getByText('Cassà de la Selva')).toBeVisible()
  expect(screen.getByRole('link', { name: 'El Museu' })).toHaveAttribute('href', '/operadores/o-museu')
  expect(await screen.findByRole('link', { name: 'La goja' })).toHaveAttribute('href', '/relatos/s-2')
})

it('shows only text where there is nothing else, and hostile markup as text', async () => {
  const { container } = await open({
    title: '<img src=x onerror=alert(1)>',
    body: '<script>alert(1)</script>\n\n<b>fi</b>',
    municipality: null,
    latitude: null,
    longitude: null,
  })
  expect(await screen.findByText('<script>alert(1)</script>')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('<img src=x onerror=alert(1)>')
  expect(container.querySelector('main script, main b, main img[src="x"]')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Escolta' })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'On és' })).toBeNull()
})

it('says that a story does not exist, and where the others are', async () => {
  await open({}, { 'GET /stories/:id': problem(404, 'story_not_found') })
  expect(await screen.findByRole('heading', { name: 'Aquest relat no existeix', level: 1 })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Relats' })).toHaveAttribute('href', '/relatos')
})
