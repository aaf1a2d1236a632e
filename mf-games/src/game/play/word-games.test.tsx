import { type FakeCall, problem } from '@sureda/testing/fake-api'
import { makePlayResult, makeQuiz } from '@sureda/testing/game-factories'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { arrive, choose, open, press, quiz } from '../../testing/game-fixture.ts'

const hangman = {
  ...makeQuiz(),
  questions: undefined,
  type: 'hangman' as const,
  hint: 'Eina del pelador',
  word_length: 7,
  max_misses: 6 as const,
}

it('plays hangman by keyboard, shows the length and announces every guess', async () => {
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

it('marks no letter wrong before the server does, and frees one that could not be sent', async () => {
  const answers = [
    () => problem(503, 'busy', 'Torna-hi de seguida.'),
    () =>
      makePlayResult({
        correct: false,
        status: 'available',
        hangman: { pattern: 'd______', misses: 0, misses_left: 6 },
      }),
  ]
  let letGo: () => void = () => {}
  const held = () =>
    new Promise<ReturnType<(typeof answers)[0]>>((resolve) => {
      letGo = () => resolve((answers.shift() ?? makePlayResult)())
    })
  await open({ 'GET /games/:id': hangman, 'POST /games/:id/play': held })
  await arrive()
  await press('D')
  expect(screen.queryByText(/La D/)).toBeNull()
  expect(screen.getByRole('button', { name: 'D' })).toHaveAttribute('aria-disabled', 'true')
  letGo()
  expect(await screen.findByText('Torna-hi de seguida.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'D' })).toHaveAttribute('aria-disabled', 'false')
  await press('D')
  letGo()
  expect(await screen.findByRole('button', { name: 'D, hi és' })).toBeVisible()
})

it('plays choose a word with one answer', async () => {
  const { api } = await open({
    'GET /games/:id': {
      ...makeQuiz(),
      type: 'choose_word',
      prompt: 'Què vol dir «pela»?',
      options: quiz.questions[1]?.options ?? [],
    },
    'POST /games/:id/play': makePlayResult(),
  })
  await arrive()
  await choose('Serra')
  await press('Respon')
  await screen.findByRole('heading', { name: 'Molt bé!' })
  expect(api.callsOf('POST /games/:id/play')[0]?.body).toMatchObject({ answer: 'd' })
})

it('says at its field each time that a word was wrong', async () => {
  const play = () =>
    makePlayResult({
      correct: false,
      status: 'available',
      hangman: { pattern: '_______', misses: 1, misses_left: 5 },
    })
  await open({ 'GET /games/:id': hangman, 'POST /games/:id/play': play })
  await arrive()
  await userEvent.click(await screen.findByText('Saps la paraula sencera?'))
  const field = screen.getByRole('textbox')
  await userEvent.type(field, 'martell{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('«martell» no és la paraula.')
  await waitFor(() => expect(field).toHaveFocus())
  expect(field).toHaveAccessibleDescription('«martell» no és la paraula.')
})

it('asks for the word in the language of the app where the game has none', async () => {
  const { api } = await open({ 'GET /games/:id': hangman })
  await arrive()
  await userEvent.click(await screen.findByText('Saps la paraula sencera?'))
  await userEvent.type(screen.getByRole('textbox'), '{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('Cal omplir aquest camp.')
  expect(api.callsOf('POST /games/:id/play')).toEqual([])
})
