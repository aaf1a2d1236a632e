import '@testing-library/jest-dom/vitest'
import 'fake-indexeddb/auto'
import { type Answers, type FakeCall, noNetwork, problem } from '@sureda/testing/fake-api'
import { makePlayResult, makeQuiz } from '@sureda/testing/game-factories'
import { renderScreen } from '@sureda/testing/render-screen'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import ca from '../../locales/ca.json' with { type: 'json' }
import gameScreen from './game-screen.tsx'

const quiz = makeQuiz({
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
const hangman = {
  ...makeQuiz(),
  questions: undefined,
  type: 'hangman',
  hint: 'Eina del pelador',
  word_length: 7,
  max_misses: 6,
}

/** The phone stands this many metres north of the game, or refuses to say. */
function standAt(metres: number | 'denied') {
  const coords = {
    latitude: quiz.position.latitude + Number(metres) / 111_195,
    longitude: quiz.position.longitude,
    accuracy: 8,
  }
  const answer = (ok: (p: unknown) => void, fail: (e: unknown) => void) =>
    metres === 'denied' ? fail({ code: 1 }) : ok({ coords })
  vi.stubGlobal('navigator', {
    ...navigator,
    onLine: true,
    userAgent: navigator.userAgent,
    permissions: { query: async () => ({ state: metres === 'denied' ? 'denied' : 'prompt' }) },
    geolocation: { getCurrentPosition: answer, watchPosition: () => 1, clearWatch: () => {} },
  })
}

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {}
  vi.stubGlobal('scrollTo', () => {})
  standAt(3)
})
afterEach(() => vi.unstubAllGlobals())

const open = (more: Answers = {}, visitor: 'guest' | 'member' = 'member') =>
  renderScreen(gameScreen, {
    path: '/storytours/:storyTourId/games/:gameId',
    route: '/storytours/t-palafrugell/games/g-museu',
    visitor,
    words: { games: ca },
    answers: { 'GET /games/:id': quiz, ...more },
  })
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }))

async function arrive() {
  await press('Soc aquí: a jugar')
  await press('Permet la ubicació')
}
async function answerAll() {
  await choose('12')
  await press('Continua')
  await choose('Destral')
  await press('Respon')
}

it('explains what the position is for before the browser asks', async () => {
  await open()
  await press('Soc aquí: a jugar')
  expect(await screen.findByRole('dialog', { name: 'On ets?' })).toBeVisible()
  expect(screen.queryByText('Cada quants anys es pela un suro?')).toBeNull()
})

it('plays a quiz at its place: answers and position go together, points come back', async () => {
  const { api } = await open({
    'POST /games/:id/play': makePlayResult({
      results: [
        { question_id: 'q-1', correct: true },
        { question_id: 'q-2', correct: true },
      ],
      explanation: 'El suro necessita dotze anys.',
      next_game_id: 'g-plaça',
    }),
  })
  await arrive()
  await answerAll()
  expect(await screen.findByRole('heading', { name: 'Molt bé!' })).toBeVisible()
  expect(screen.getByText('2 de 2 encerts')).toBeVisible()
  expect(screen.getByText('+50 punts')).toBeVisible()
  expect(screen.getByText('El suro necessita dotze anys.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Joc següent' })).toHaveAttribute(
    'href',
    '/storytours/t-palafrugell/games/g-pla%C3%A7a',
  )
  const body = api.callsOf('POST /games/:id/play')[0]?.body as Record<string, unknown>
  expect(body.answers).toEqual([
    { question_id: 'q-1', option_id: 'b' },
    { question_id: 'q-2', option_id: 'c' },
  ])
  expect(body).toMatchObject({ accuracy: 8, lng: 3.163 })
})

it('wants an answer to each question, and stands at the question it means', async () => {
  await open()
  await arrive()
  await screen.findByText('Cada quants anys es pela un suro?')
  await press('Continua')
  expect(await screen.findByText('Tria una resposta.')).toBeVisible()
  expect(screen.getByRole('radio', { name: '2' })).toHaveFocus()
  await choose('12')
  await press('Continua')
  expect(await screen.findByText('Amb què es pela?')).toBeVisible()
  expect(document.activeElement).toHaveTextContent(/2 de 2.*Amb què es pela/)
})

it('says when there will be new tries instead of offering one that is refused', async () => {
  await open({
    'POST /games/:id/play': makePlayResult({
      correct: false,
      status: 'available',
      points_awarded: 0,
      attempts: { used: 5, max: 5 },
    }),
  })
  await arrive()
  await answerAll()
  expect(await screen.findByText(/Has fet servir tots els intents. D’aquí a 10/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Torna-ho a provar' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Tots els jocs' })).toBeVisible()
})

it('says on the way, too, why it cannot see where the player is now', async () => {
  standAt(340)
  await open()
  await arrive()
  await screen.findByText('Encara no hi ets: camina cap al sud.')
  standAt('denied')
  await press('Torna a mirar on soc')
  await press('Permet la ubicació')
  await press('Ara no')
  expect(await screen.findByText(/Has bloquejat la ubicació/)).toBeVisible()
})

it('says how far and which way when the player is not there', async () => {
  standAt(340)
  const { api } = await open()
  await arrive()
  expect(await screen.findByText('Encara no hi ets: camina cap al sud.')).toBeVisible()
  expect(screen.getByText('340 m')).toBeVisible()
  expect(api.callsOf('POST /games/:id/play')).toEqual([])
})

it('believes the server about the place', async () => {
  await open({
    'POST /games/:id/play': () =>
      problem(422, 'too_far', 'Lluny', { data: { distance_m: 90, radius_m: 40 } }),
  })
  await arrive()
  await answerAll()
  expect(await screen.findByText(/Ja hi ets|Encara no hi ets/)).toBeVisible()
})

it('says what to do when the position is refused', async () => {
  standAt('denied')
  await open()
  await arrive()
  expect(await screen.findByText(/Has bloquejat la ubicació/)).toBeVisible()
})

it('shows which questions were wrong, the tries left, and begins again with the wrong ones', async () => {
  await open({
    'POST /games/:id/play': makePlayResult({
      correct: false,
      status: 'available',
      score: 0.5,
      points_awarded: 0,
      attempts: { used: 2, max: 5 },
      results: [
        { question_id: 'q-1', correct: true },
        { question_id: 'q-2', correct: false },
      ],
    }),
  })
  await arrive()
  await answerAll()
  expect(await screen.findByRole('heading', { name: 'Encara no' })).toBeVisible()
  expect(screen.getByText('Et queden 3 intents')).toBeVisible()
  await press('Torna-ho a provar')
  expect(await screen.findByText('Amb què es pela?')).toBeVisible()
  expect(screen.getByRole('radio', { name: 'Destral' })).not.toBeChecked()
})

it('lets guests play, keeps the finished game on the phone and asks them to sign in for points', async () => {
  const { api, shell } = await open(
    { 'POST /games/:id/play': makePlayResult({ points_awarded: 0 }) },
    'guest',
  )
  await arrive()
  await answerAll()
  await press('Inicia la sessió')
  expect(shell.loginPrompts).toEqual(['/storytours/t-palafrugell/games/g-museu'])
  await waitFor(() =>
    expect(api.callsOf('GET /games/:id').at(-1)?.query.get('completed_games')).toBe('g-museu'),
  )
})

it('keeps the answers when they could not be sent', async () => {
  const { api } = await open({ 'POST /games/:id/play': noNetwork })
  await arrive()
  await answerAll()
  expect(await screen.findByText('La resposta no s’ha pogut enviar')).toBeVisible()
  api.answer({ 'POST /games/:id/play': makePlayResult() })
  await press('Respon')
  expect(await screen.findByRole('heading', { name: 'Molt bé!' })).toBeVisible()
  const keys = api.callsOf('POST /games/:id/play').map((call) => call.headers.get('Idempotency-Key'))
  expect(new Set(keys).size).toBe(1)
})

it('says when the tries are used up and how long to wait', async () => {
  await open({ 'POST /games/:id/play': () => problem(429, 'game_attempts_exhausted', 'Prou') })
  await arrive()
  await answerAll()
  expect(await screen.findByText(/Has fet servir tots els intents/)).toBeVisible()
})

it('does not open a locked game', async () => {
  await open({ 'GET /games/:id': { ...quiz, status: 'locked' } })
  expect(await screen.findByText('Aquest joc encara és tancat')).toBeVisible()
})

it('refuses a game of another story tour', async () => {
  await open({ 'GET /games/:id': { ...quiz, story_tour_id: 't-altra' } })
  expect(await screen.findByText('Aquest joc no és d’aquesta ruta de relats')).toBeVisible()
})

it('tells a game that does not exist from one that could not be loaded', async () => {
  const { api } = await open({ 'GET /games/:id': () => problem(404, 'game_not_found') })
  expect(await screen.findByText('No hem trobat aquest joc')).toBeVisible()
  api.restore()
})

it('plays hangman by keyboard, with the length shown and every guess said', async () => {
  const word = 'destral'
  const play = ({ body }: FakeCall) => {
    const guessed = (body as { answers: string[] }).answers
    const pattern = [...word].map((letter) => (guessed.includes(letter) ? letter : '_')).join('')
    const misses = guessed.filter((letter) => !word.includes(letter)).length
    const correct = !pattern.includes('_')
    return makePlayResult({
      correct,
      status: correct ? 'completed' : 'available',
      points_awarded: correct ? 50 : 0,
      hangman: { pattern, misses, misses_left: 6 - misses },
    })
  }
  await open({ 'GET /games/:id': hangman, 'POST /games/:id/play': play })
  await arrive()
  expect(await screen.findByText('7 lletres')).toBeVisible()
  await userEvent.keyboard('x')
  expect(await screen.findByText('Queden 5 glans a la branca')).toBeVisible()
  expect(screen.getByText(/La X no hi és/)).toBeInTheDocument()
  for (const letter of 'destra') {
    await userEvent.keyboard(letter)
    await screen.findByRole('button', { name: `${letter.toUpperCase()}, hi és` })
  }
  await press('L')
  expect(await screen.findByRole('heading', { name: 'Molt bé!' })).toBeVisible()
})

it('plays choose a word with one answer', async () => {
  const { api } = await open({
    'GET /games/:id': {
      ...makeQuiz(),
      type: 'choose_word',
      prompt: 'Què vol dir «pela»?',
      options: quiz.questions[1]?.options,
    },
    'POST /games/:id/play': makePlayResult(),
  })
  await arrive()
  await choose('Serra')
  await press('Respon')
  await screen.findByRole('heading', { name: 'Molt bé!' })
  expect(api.callsOf('POST /games/:id/play')[0]?.body).toMatchObject({ answer: 'd' })
})
