import type { NoticeFields } from '@sureda/contract/schemas/catalogue/notice'
import { clearReceipts, saveReceipt } from '@sureda/remote/features/games'
import { makeGameMarker, makeQuiz, makeStoryTour, makeStoryTourDetail } from '@sureda/testing/game-factories'
import { renderScreen } from '@sureda/testing/render-screen'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import ca from '../../locales/ca.json' with { type: 'json' }
import storyTours from '../story-tours/story-tours-screen.tsx'
import '../testing/game-fixture.ts'
import tourGames from './tour-games-screen.tsx'

const share = vi.fn(async (_: { files: File[] }) => {})
const canvas = HTMLCanvasElement.prototype
afterEach(async () => {
  vi.restoreAllMocks()
  await clearReceipts()
})

const openGames = (
  status: 'completed' | 'available',
  visitor: 'guest' | 'member' = 'member',
  notice: Partial<NoticeFields> = {},
) =>
  renderScreen(tourGames, {
    path: '/storytours/:storyTourId/games',
    route: '/storytours/t-palafrugell/games',
    visitor,
    words: { games: ca },
    answers: {
      'GET /story-tours/:id': makeStoryTourDetail(),
      'GET /story-tours/:id/games': [makeQuiz({ status, ...notice })],
      'POST /games/claims': { game_ids: ['g-museu'] },
    },
  })

it('sums up a finished tour post by post and shares its badge as a picture', async () => {
  vi.stubGlobal('Path2D', class {})
  vi.stubGlobal('navigator', { onLine: false, userAgent: 'test', canShare: () => true, share })
  const written: string[] = []
  const brush = new Proxy(
    {},
    {
      get:
        () =>
        (...[first]: unknown[]) =>
          written.push(String(first)),
      set: () => true,
    },
  )
  vi.spyOn(canvas, 'getContext').mockReturnValue(
    brush as CanvasRenderingContext2D & ImageBitmapRenderingContext,
  )
  vi.spyOn(canvas, 'toBlob').mockImplementation((done) => done(new Blob(['png'], { type: 'image/png' })))
  await openGames('completed')
  expect(await screen.findByText('La teva ruta, explicada')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Comparteix com a imatge' }))
  await vi.waitFor(() => expect(share).toHaveBeenCalled())
  expect(share.mock.calls[0]?.[0].files[0]).toMatchObject({ name: 't-palafrugell.png', type: 'image/png' })
  // a guest gets no points
  expect(written.filter((text) => /punt/.test(text))).toEqual([])
  expect(written.some((text) => /tronc/.test(text))).toBe(true)
})

it('asks a member whether wins without an account are theirs, and confirms the claim', async () => {
  await saveReceipt('g-museu', '11111111-1111-4111-8111-111111111111')
  const { api } = await openGames('available')
  await userEvent.click(await screen.findByRole('button', { name: 'Passa’ls al meu compte' }))
  expect(await screen.findByText('Jocs passats al teu compte: 1')).toBeVisible()
  expect(api.callsOf('POST /games/claims')[0]?.body).toEqual({
    receipts: ['11111111-1111-4111-8111-111111111111'],
  })
})

it('offers no claim to guests', async () => {
  await saveReceipt('g-museu', '11111111-1111-4111-8111-111111111111')
  await openGames('available', 'guest')
  await screen.findByText('La fàbrica')
  expect(screen.queryByText(/Jocs fets sense compte/)).toBeNull()
})

it('shows the progress across tours and in each', async () => {
  await renderScreen(storyTours, {
    path: '/storytours',
    route: '/storytours',
    words: { games: ca },
    answers: {
      'GET /story-tours': [makeStoryTour()],
      'GET /games-map-markers': [
        makeGameMarker({ status: 'completed' }),
        makeGameMarker({ id: 'g-2', status: 'available' }),
      ],
    },
  })
  expect(await screen.findByRole('meter', { name: 'El teu progrés' })).toHaveAttribute('value', '1')
  expect(screen.getByText('1 de 2 jocs fets')).toBeVisible()
})

it('shows the notice of the office that all games are closed, and leads to none', async () => {
  const notice = {
    status_note: 'Batuda de caça.',
    status_date: '2026-11-28',
    status_level: 'warning',
  } as const
  await openGames('available', 'member', notice)
  expect(await screen.findByText(ca.games.allClosed)).toBeVisible()
  expect(screen.getAllByText(/Batuda de caça/)).not.toEqual([])
  expect(screen.queryByRole('button', { name: ca.games.showDistances })).toBeNull()
})
