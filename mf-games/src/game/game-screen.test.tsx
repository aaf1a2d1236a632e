import { readFinishedGames } from '@sureda/remote/features/games'
import { problem } from '@sureda/testing/fake-api'
import { makePlayResult } from '@sureda/testing/game-factories'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import ca from '../../locales/ca.json' with { type: 'json' }
import { answerAll, arrive, choose, open, placePhoneAt, press, quiz } from '../testing/game-fixture.ts'

it('explains why the position is needed before the browser asks', async () => {
  await open()
  await press('Soc aquí: a jugar')
  expect(await screen.findByRole('dialog', { name: 'On ets?' })).toBeVisible()
  expect(screen.queryByText('Cada quants anys es pela un suro?')).toBeNull()
})

it('shows the warning before the player sets off, and again on the way', async () => {
  placePhoneAt(500)
  const warned = { ...quiz, status_note: 'Camins tancats pel foc.', status_date: '2026-07-05' }
  await open({ 'GET /games/:id': warned })
  const notice = await screen.findByText('Camins tancats pel foc.')
  expect(screen.getByText('Avís · 5 de juliol del 2026')).toBeVisible()
  const intro = screen.getByText(quiz.intro)
  expect(notice.compareDocumentPosition(intro)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await arrive()
  await waitFor(() => expect(screen.queryByText(quiz.intro)).toBeNull())
  expect(screen.getByText('Camins tancats pel foc.')).toBeVisible()
})

it('plays a quiz at its place: sends answers with the position and shows the points', async () => {
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

it('demands an answer to each question, and moves to the missing one', async () => {
  await open()
  await arrive()
  await screen.findByText('Cada quants anys es pela un suro?')
  await press('Continua')
  expect(await screen.findByText('Tria una resposta.')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('radio', { name: '2' })).toHaveFocus())
  await choose('12')
  await press('Continua')
  expect(await screen.findByText('Amb què es pela?')).toBeVisible()
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/2 de 2.*Amb què es pela/))
})

it('says when there will be new tries instead of offering one that would be refused', async () => {
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

it('says on the way, too, why the position cannot be found', async () => {
  placePhoneAt(340)
  await open()
  await arrive()
  await screen.findByText('Encara no hi ets: camina cap al sud.')
  placePhoneAt('denied')
  await press('Torna a mirar on soc')
  await press('Permet la ubicació')
  await press('Ara no')
  expect(await screen.findByText(/Has bloquejat la ubicació/)).toBeVisible()
})

it('says distance and direction when the player is not at the place', async () => {
  placePhoneAt(340)
  const { api } = await open()
  await arrive()
  expect(await screen.findByText('Encara no hi ets: camina cap al sud.')).toBeVisible()
  expect(screen.getByText('340 m')).toBeVisible()
  expect(api.callsOf('POST /games/:id/play')).toEqual([])
})

it('uses the server’s distance from the place', async () => {
  await open({
    'POST /games/:id/play': () =>
      problem(422, 'too_far', 'Lluny', { data: { distance_m: 90, radius_m: 40 } }),
  })
  await arrive()
  await answerAll()
  expect(await screen.findByText(/Ja hi ets|Encara no hi ets/)).toBeVisible()
})

it('says what to do when the position is refused', async () => {
  placePhoneAt('denied')
  await open()
  await arrive()
  expect(await screen.findByText(/Has bloquejat la ubicació/)).toBeVisible()
})

it('asks for no permission where the browser has no geolocation, and says what is possible', async () => {
  placePhoneAt('unsupported')
  await open()
  await press('Soc aquí: a jugar')
  const sheet = await screen.findByRole('dialog', { name: 'Amb aquest navegador no s’hi pot jugar' })
  expect(sheet).toHaveTextContent('Aquest navegador no pot saber on ets.')
  expect(sheet).toHaveTextContent(/llegir els relats i mirar al mapa.*un altre navegador/)
  expect(screen.queryByRole('button', { name: 'Permet la ubicació' })).toBeNull()
  await press('D’acord')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByText(quiz.intro)).toBeVisible()
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

it.each([
  ['already_awarded', 0, ca.result.noMore],
  ['daily_cap', 20, ca.result.dailyCap],
] as const)('tells a win that is %s from the other', async (outcome, points_awarded, sentence) => {
  await open({ 'POST /games/:id/play': makePlayResult({ points_awarded, outcome }) })
  await arrive()
  await answerAll()
  expect(await screen.findByText(sentence)).toBeVisible()
})

it('stores nothing of a member’s games on the phone for the next person', async () => {
  await open({ 'POST /games/:id/play': makePlayResult() })
  await arrive()
  await answerAll()
  await screen.findByRole('heading', { name: 'Molt bé!' })
  expect(await readFinishedGames()).not.toContain('g-museu')
})

it('lets guests play, stores the finished game on the phone and asks them to sign in for points', async () => {
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

it('says when the tries are used up and how long to wait', async () => {
  await open({ 'POST /games/:id/play': () => problem(429, 'game_attempts_exhausted', 'Prou') })
  await arrive()
  await answerAll()
  expect(await screen.findByText(/Has fet servir tots els intents/)).toBeVisible()
})

it('does not open a locked game', async () => {
  await open({ 'GET /games/:id': { ...quiz, status: 'locked' } })
  expect(await screen.findByText('Aquest joc encara està bloquejat')).toBeVisible()
})

it('refuses a game of another story tour', async () => {
  await open({ 'GET /games/:id': { ...quiz, story_tour_id: 't-altra' } })
  expect(await screen.findByText('Aquest joc no és d’aquesta ruta de relats')).toBeVisible()
})

it('distinguishes a missing game from one that could not be loaded', async () => {
  const { api } = await open({ 'GET /games/:id': () => problem(404, 'game_not_found') })
  expect(await screen.findByText('No hem trobat aquest joc')).toBeVisible()
  api.restore()
})

it('does not let a player walk and answer for a try that would be refused', async () => {
  let used = 5
  await open({ 'GET /games/:id': () => ({ ...quiz, attempts: { used, max: 5 } }) })
  expect(await screen.findByText(/Has fet servir tots els intents/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Soc aquí: a jugar' })).toBeNull()
  used = 4
  await press('Torna-ho a provar')
  expect(await screen.findByRole('button', { name: 'Soc aquí: a jugar' })).toBeVisible()
})
