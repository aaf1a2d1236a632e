import { clearReceipts, readFinishedGames, readReceipts } from '@sureda/remote/features/games'
import { removeItem, waitingItems } from '@sureda/remote/offline'
import { replayOutbox } from '@sureda/remote/replay'
import { noNetwork, problem } from '@sureda/testing/fake-api'
import { makePlayResult } from '@sureda/testing/game-factories'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import ca from '../../locales/ca.json' with { type: 'json' }
import { answerAll, arrive, open, placePhoneAt, press, quiz } from '../testing/game-fixture.ts'
import { answeredGames } from './answer-queue.ts'

const help = { price: 10, taken: null }
const taken = { price: 10, taken: { ruled_out: [{ question_id: 'q-1', option_id: 'a' }], letters: [] } }

afterEach(async () => {
  for (const { key } of waitingItems()) await removeItem(key)
})

it('queues an answer without network, grades it when it is sent, and allows another try', async () => {
  const { api } = await open({ 'POST /games/:id/play': noNetwork })
  await arrive()
  await answerAll()
  expect(await screen.findByRole('heading', { name: 'Resposta desada' })).toBeVisible()
  const [item] = waitingItems()
  expect(item).toMatchObject({ kind: 'game', subject: 'game:g-museu', body: { version: 'v1' } })
  expect(item?.body).toHaveProperty('captured_at')
  api.answer({
    'POST /games/:id/play': makePlayResult({ correct: false, status: 'available', points_awarded: 0 }),
  })
  const report = await replayOutbox()
  expect(report.graded).toMatchObject([{ answer: { data: { correct: false } } }])
  // the result is shown instead of the question
  expect(await screen.findByRole('heading', { name: ca.result.wrong })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Respon' })).toBeNull()
  await press(ca.result.again)
  expect(await screen.findByText('Cada quants anys es pela un suro?')).toBeVisible()
  const keys = api.callsOf('POST /games/:id/play').map((call) => call.headers.get('Idempotency-Key'))
  expect(new Set(keys).size).toBe(1)
})

it('queues a guest’s answer, too, and stores its result on this phone', async () => {
  const { api } = await open({ 'POST /games/:id/play': noNetwork }, 'guest')
  await arrive()
  await answerAll()
  expect(await screen.findByRole('heading', { name: 'Resposta desada' })).toBeVisible()
  expect(waitingItems()).toMatchObject([
    { subject: 'game:g-museu', userId: '', body: { completed_games: [] } },
  ])
  expect(answeredGames()).toEqual(['g-museu'])
  const receipt = '22222222-2222-4222-8222-222222222222'
  api.answer({ 'POST /games/:id/play': makePlayResult({ points_awarded: 0, receipt }) })
  await replayOutbox()
  expect(await readReceipts()).toEqual([receipt])
  expect(await readFinishedGames()).toContain('g-museu')
  await clearReceipts()
})

it('asks once before it spends points on a hint, and removes the wrong options', async () => {
  const { api } = await open({
    'GET /games/:id': { ...quiz, help },
    'POST /games/:id/hint': { help: taken, points_spent: 10, balance: 5 },
  })
  await arrive()
  await press('Pista per 10 punts')
  expect(api.callsOf('POST /games/:id/hint')).toEqual([])
  api.answer({ 'GET /games/:id': { ...quiz, help: taken } })
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Compra la pista' }),
  )
  await waitFor(() => expect(screen.getByRole('radio', { name: /^2/ })).toBeDisabled())
  expect(screen.getByText('Hem descartat respostes que no ho són.')).toBeVisible()
  expect(api.callsOf('POST /games/:id/hint')).toHaveLength(1)
})

it('says in the question how many points a hint lacks', async () => {
  await open({
    'GET /games/:id': { ...quiz, help },
    'POST /games/:id/hint': () => problem(409, 'hint_points', 'Et falten 6 punts'),
  })
  await arrive()
  await press('Pista per 10 punts')
  const dialog = await screen.findByRole('alertdialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Compra la pista' }))
  expect(await within(dialog).findByText('Et falten 6 punts')).toBeVisible()
})

it('opens a game by the printed code of its post where the phone has no position', async () => {
  placePhoneAt('unsupported')
  const wrong = { open: false, open_until: null, tries: { used: 1, max: 5 } }
  const { api } = await open({ 'POST /games/:id/post-code': wrong })
  await userEvent.click(await screen.findByText('El GPS no et troba?'))
  const field = screen.getByRole('textbox', { name: 'Codi de la parada' })
  await userEvent.type(field, 'ABC')
  await press('Obre el joc')
  expect(await screen.findByText(/no és el d’aquesta parada. Intents que queden: 4/)).toBeVisible()
  api.answer({
    'POST /games/:id/post-code': {
      open: true,
      open_until: '2030-01-01T00:00:00Z',
      tries: { used: 2, max: 5 },
    },
  })
  await press('Obre el joc')
  expect(await screen.findByText('Cada quants anys es pela un suro?')).toBeVisible()
})

it('plays from home without position where the tour allows it, and says that it brings no points', async () => {
  const { api } = await open({
    'GET /games/:id': { ...quiz, preview: true },
    'POST /games/:id/play': makePlayResult({ points_awarded: 0, preview: true, status: 'available' }),
  })
  await press('Prova-ho des de casa')
  expect(await screen.findByText('Ho estàs provant des de casa: sense punts.')).toBeVisible()
  await answerAll()
  expect(await screen.findByText(/no dona punts/)).toBeVisible()
  const [call] = api.callsOf('POST /games/:id/play')
  expect(call?.body).toMatchObject({ preview: true })
  expect(call?.body).not.toHaveProperty('lat')
})

it('stores the receipt of a guest’s win', async () => {
  const receipt = '11111111-1111-4111-8111-111111111111'
  await open({ 'POST /games/:id/play': makePlayResult({ points_awarded: 0, receipt }) }, 'guest')
  await arrive()
  await answerAll()
  await screen.findByRole('heading', { name: 'Molt bé!' })
  expect(await readReceipts()).toEqual([receipt])
  expect(screen.getByText(/^Inicia la sessió i recull 50 punts/)).toBeVisible()
})

it('says that a game was edited, shows its new version, and preserves the choice', async () => {
  let now = quiz
  const { api } = await open({
    'GET /games/:id': () => now,
    'POST /games/:id/play': () => {
      now = { ...quiz, version: 'v2', title: 'La fàbrica nova' }
      return problem(409, 'game_changed', 'El joc ha canviat mentre jugaves')
    },
  })
  await arrive()
  await answerAll()
  expect(await screen.findByText('El joc ha canviat mentre jugaves')).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'La fàbrica nova' })).toBeVisible()
  expect(screen.getByRole('radio', { name: 'Destral' })).toBeChecked()
  api.answer({ 'POST /games/:id/play': makePlayResult() })
  await press('Respon')
  expect(await screen.findByRole('heading', { name: 'Molt bé!' })).toBeVisible()
  expect(api.callsOf('POST /games/:id/play').at(-1)?.body).toMatchObject({ version: 'v2' })
})
