import '@testing-library/jest-dom/vitest'
import 'fake-indexeddb/auto'
import { clearOutbox } from '@sureda/remote/offline'
import type { Answers } from '@sureda/testing/fake-api'
import { makeQuiz } from '@sureda/testing/game-factories'
import { renderScreen } from '@sureda/testing/render-screen'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, vi } from 'vitest'
import ca from '../../locales/ca.json' with { type: 'json' }
import gameScreen from '../game/game-screen.tsx'

export const quiz = makeQuiz({
  questions: [
    {
      id: 'q-1',
      prompt: 'Cada quants anys es pela un suro?',
      options: [
        { id: 'a', text: '2' },
        { id: 'b', text: '12' },
      ],
    },
    {
      id: 'q-2',
      prompt: 'Amb què es pela?',
      options: [
        { id: 'c', text: 'Destral' },
        { id: 'd', text: 'Serra' },
      ],
    },
  ],
})

/** Puts the phone this many metres north of the game, or in a browser that refuses the position or has none. */
export function placePhoneAt(metres: number | 'denied' | 'unsupported') {
  const coords = {
    latitude: quiz.position.latitude + Number(metres) / 111_195,
    longitude: quiz.position.longitude,
    accuracy: 8,
  }
  const answer = (ok: (p: unknown) => void, fail: (e: unknown) => void) =>
    metres === 'denied' ? fail({ code: 1 }) : ok({ coords })
  const geolocation = { getCurrentPosition: answer, watchPosition: () => 1, clearWatch: () => {} }
  // a spread would also copy the fake of an earlier test
  const { geolocation: _, ...browser } = navigator
  vi.stubGlobal('navigator', {
    ...browser,
    onLine: true,
    userAgent: navigator.userAgent,
    permissions: { query: async () => ({ state: metres === 'denied' ? 'denied' : 'prompt' }) },
    ...(metres !== 'unsupported' && { geolocation }),
  })
}

beforeEach(async () => {
  await clearOutbox()
  Element.prototype.scrollIntoView = () => {}
  vi.stubGlobal('scrollTo', () => {})
  placePhoneAt(3)
})
afterEach(() => vi.unstubAllGlobals())

export const open = (more: Answers = {}, visitor: 'guest' | 'member' = 'member') =>
  renderScreen(gameScreen, {
    path: '/storytours/:storyTourId/games/:gameId',
    route: '/storytours/t-palafrugell/games/g-museu',
    visitor,
    words: { games: ca },
    answers: { 'GET /games/:id': quiz, ...more },
  })
export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))
export const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }))

export async function arrive() {
  await press('Soc aquí: a jugar')
  await press('Permet la ubicació')
}
export async function answerAll() {
  await choose('12')
  await press('Continua')
  await choose('Destral')
  await press('Respon')
}
