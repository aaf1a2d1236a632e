import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { rowsOf, withTenant } from '../../database/with-tenant.ts'
import { startTestApi, type TestApi } from '../../testing/test-app.ts'
import { addContent, sixfold } from '../../testing/test-content.ts'
import { createPerson, type TestPerson } from '../../testing/test-people.ts'
import { pointsAccounts, pointsLedger } from '../points/points.tables.ts'
import { publicOptionId } from './game-view.ts'
import { gameSolutions } from './games.tables.ts'

let api: TestApi
const TENANT = 'gavarres'
const HERE = { lat: 41.857123, lng: 2.9927 }
const place = { latitude: HERE.lat, longitude: HERE.lng, radiusM: 60 }
const options = ['a', 'b', 'c', 'd'].map((id) => ({ id, text: sixfold(`option ${id}`) }))
const salts = new Map<string, string>()
let lastTour = 0

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())
afterEach(() => vi.useRealTimers())

/** A tour of its own for each test: quiz, word, picture, hangman, in this order. */
async function tour() {
  const n = ++lastTour
  const id = `tour-${n}`
  const common = { storyTourId: id, ...place }
  await addContent(api.db, TENANT, {
    storyTours: [{ id }],
    games: [
      {
        ...common,
        id: `quiz-${n}`,
        position: 1,
        points: 50,
        questions: ['q1', 'q2'].map((q) => ({ id: q, prompt: sixfold(q), options })),
        solution: { questions: { q1: 'b', q2: 'd' } },
      },
      {
        ...common,
        id: `word-${n}`,
        position: 2,
        type: 'choose_word',
        points: 20,
        prompt: sixfold('which'),
        options,
        solution: { option: 'c' },
      },
      {
        ...common,
        id: `picture-${n}`,
        position: 3,
        type: 'choose_image',
        points: 20,
        prompt: sixfold('which'),
        options: ['a', 'b'].map((o) => ({ id: o, image: `g/${o}-800.webp`, alt: sixfold(`picture ${o}`) })),
        solution: { option: 'a' },
      },
      {
        ...common,
        id: `hang-${n}`,
        position: 4,
        type: 'hangman',
        points: 30,
        hint: sixfold('hint'),
        solution: { word: { ...sixfold('x'), ca: 'màquina', es: 'alcornoque' } },
      },
    ],
  })
  const rows = await withTenant(api.db, TENANT, (tx) =>
    tx.select({ id: gameSolutions.gameId, salt: gameSolutions.salt }).from(gameSolutions),
  )
  for (const row of rows) salts.set(row.id, row.salt)
  return { id, quiz: `quiz-${n}`, word: `word-${n}`, picture: `picture-${n}`, hang: `hang-${n}` }
}

const right = (game: string, option: string, question = '') =>
  publicOptionId(salts.get(game) ?? '', question, option)
const quizAnswers = (game: string, q1 = 'b', q2 = 'd') => ({
  answers: [
    { question_id: 'q1', option_id: right(game, q1, 'q1') },
    { question_id: 'q2', option_id: right(game, q2, 'q2') },
  ],
})

type Headers = Record<string, string>
let lastAddress = 0
/** A guest with an address of their own. */
const guest = () => ({
  host: 'gavarres.localhost',
  address: `10.0.${Math.floor(++lastAddress / 250)}.${lastAddress % 250}`,
})

async function call(
  method: 'GET' | 'POST',
  path: string,
  person: TestPerson | ReturnType<typeof guest>,
  body?: object,
) {
  const headers: Headers = 'headers' in person ? person.headers : { host: person.host }
  const remoteAddress = 'address' in person ? person.address : '127.0.0.1'
  const answer = await api.app.inject({
    method,
    url: `/api/v1${path}`,
    headers,
    payload: body,
    remoteAddress,
  })
  return { status: answer.statusCode, headers: answer.headers, body: answer.json(), text: answer.body }
}
type Someone = Parameters<typeof call>[2]
const play = (game: string, person: Someone, body: object) =>
  call('POST', `/games/${game}/play`, person, { ...HERE, ...body })

it('shows a tour in playing order, the first game open and the rest locked', async () => {
  const { id, ...games } = await tour()
  const { body } = await call('GET', `/story-tours/${id}/games?lat=41.857&lng=2.9927`, guest())
  expect(body.data.map((game: { id: string; status: string }) => [game.id, game.status])).toEqual([
    [games.quiz, 'available'],
    [games.word, 'locked'],
    [games.picture, 'locked'],
    [games.hang, 'locked'],
  ])
  expect(body.data[0]).toMatchObject({
    story_tour_id: id,
    position: { latitude: HERE.lat, longitude: HERE.lng, order: 1 },
    distance_m: 14,
    attempts: { used: 0, max: 5 },
    points: 50,
    questions: [{ id: 'q1', prompt: 'q1 ca' }, { id: 'q2' }],
  })
})

it('never lets an answer leave the server', async () => {
  const { id, ...games } = await tour()
  const member = await createPerson(api.db, TENANT)
  const all = `completed_games=${Object.values(games).join(',')}`
  const paths = [
    `/story-tours/${id}/games?${all}`,
    `/games/${games.quiz}`,
    `/games/${games.hang}?${all}`,
    '/games-map-markers',
  ]
  let seen = ''
  for (const path of paths) seen += (await call('GET', path, guest())).text
  seen += (await play(games.quiz, member, quizAnswers(games.quiz, 'a', 'a'))).text
  for (const secret of [
    ...salts.values(),
    'màquina',
    'alcornoque',
    `why ${games.quiz}`,
    'solution',
    'salt',
    '"b"',
    '"d"',
  ]) {
    expect(seen).not.toContain(secret)
  }
})

it('counts a member once, pays once, and opens the next game', async () => {
  const { quiz, word } = await tour()
  const member = await createPerson(api.db, TENANT)
  const wrong = await play(quiz, member, quizAnswers(quiz, 'b', 'a'))
  expect(wrong.body.data).toMatchObject({
    correct: false,
    status: 'available',
    score: 0.5,
    points_awarded: 0,
    results: [
      { question_id: 'q1', correct: true },
      { question_id: 'q2', correct: false },
    ],
    attempts: { used: 1, max: 5 },
    next_game_id: quiz,
  })
  expect(wrong.body.data).not.toHaveProperty('explanation')
  const first = await play(quiz, member, quizAnswers(quiz))
  expect(first.body.data).toMatchObject({
    correct: true,
    status: 'completed',
    score: 1,
    points_awarded: 50,
    explanation: `why ${quiz} ca`,
    next_game_id: word,
  })
  const again = await play(quiz, member, quizAnswers(quiz))
  expect(again.body.data).toMatchObject({ correct: true, points_awarded: 0, status: 'completed' })
  expect((await call('GET', `/games/${word}`, member)).body.data.status).toBe('available')
  const [account] = await withTenant(api.db, TENANT, (tx) =>
    tx.select().from(pointsAccounts).where(sql`user_id = ${member.user.id}`),
  )
  expect(account).toMatchObject({ balance: 50, lifetime: 50 })
})

it('pays one of fifty right answers at the same moment', async () => {
  const { quiz } = await tour()
  const member = await createPerson(api.db, TENANT)
  const answers = await Promise.all(Array.from({ length: 50 }, () => play(quiz, member, quizAnswers(quiz))))
  const made = answers.filter((answer) => answer.status === 200)
  expect(made).toHaveLength(5)
  expect(made.filter((answer) => answer.body.data.points_awarded === 50)).toHaveLength(1)
  expect(answers.filter((answer) => answer.status === 429)).toHaveLength(45)
  const rows = await withTenant(api.db, TENANT, (tx) =>
    tx.select().from(pointsLedger).where(sql`user_id = ${member.user.id}`),
  )
  expect(rows).toHaveLength(1)
})

it('lets guests play without points, by the games their phone says are finished', async () => {
  const { quiz, word } = await tour()
  const visitor = guest()
  expect(await play(word, visitor, { answer: right(word, 'c') })).toMatchObject({
    status: 409,
    body: { code: 'game_locked' },
  })
  const first = await play(quiz, visitor, quizAnswers(quiz))
  expect(first.body.data).toMatchObject({ correct: true, points_awarded: 0, next_game_id: word })
  const second = await play(word, visitor, { answer: right(word, 'c'), completed_games: [quiz] })
  expect(second.body.data).toMatchObject({ correct: true, status: 'completed', points_awarded: 0 })
  const { body } = await call('GET', `/games/${word}?completed_games=${quiz}`, visitor)
  expect(body.data).toMatchObject({ status: 'available', attempts: { used: 1, max: 5 } })
})

it("does not take a member's word for what is finished", async () => {
  const { quiz, word } = await tour()
  const member = await createPerson(api.db, TENANT)
  expect(await play(word, member, { answer: right(word, 'c'), completed_games: [quiz] })).toMatchObject({
    status: 409,
    body: { code: 'game_locked' },
  })
  expect((await call('GET', `/games/${word}?completed_games=${quiz}`, member)).body.data.status).toBe(
    'locked',
  )
})

it('needs the position of the player, near enough, and forgives what a phone does not know', async () => {
  const { quiz } = await tour()
  const at = (lat: number, accuracy?: number) =>
    call('POST', `/games/${quiz}/play`, guest(), { ...quizAnswers(quiz), lat, lng: HERE.lng, accuracy })
  const nowhere = await call('POST', `/games/${quiz}/play`, guest(), quizAnswers(quiz))
  expect(nowhere).toMatchObject({ status: 422, body: { code: 'location_required' } })
  // one thousandth of a degree of latitude is 111 m
  expect(await at(HERE.lat + 0.001)).toMatchObject({
    status: 422,
    body: { code: 'too_far', data: { distance_m: 111 } },
  })
  expect(await at(HERE.lat + 0.0007)).toMatchObject({ status: 422, body: { code: 'too_far' } })
  expect(await at(HERE.lat + 0.0007, 30)).toMatchObject({ status: 200 })
  expect(await at(HERE.lat + 0.001, 5000)).toMatchObject({ status: 422 })
})

it('allows five tries in ten minutes, to guests too, and tells when to come back', async () => {
  const { quiz } = await tour()
  for (const person of [guest(), await createPerson(api.db, TENANT)]) {
    for (let used = 1; used <= 5; used++) {
      expect((await play(quiz, person, quizAnswers(quiz, 'a'))).body.data.attempts).toEqual({ used, max: 5 })
    }
    const sixth = await play(quiz, person, quizAnswers(quiz))
    expect(sixth).toMatchObject({ status: 429, body: { code: 'game_attempts_exhausted' } })
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(590)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60_000 + 1 })
    expect((await play(quiz, person, quizAnswers(quiz))).body.data).toMatchObject({ correct: true })
    vi.useRealTimers()
  }
})

it('takes no try for a request that could not be graded', async () => {
  const { quiz } = await tour()
  const visitor = guest()
  expect(await play(quiz, visitor, {})).toMatchObject({ status: 422, body: { code: 'validation_failed' } })
  expect(await play(quiz, visitor, { answers: [] })).toMatchObject({ status: 422 })
  expect((await call('GET', `/games/${quiz}`, visitor)).body.data.attempts.used).toBe(0)
})

it('plays a word game and a picture game', async () => {
  const { quiz, word, picture } = await tour()
  const visitor = guest()
  const shown = await call('GET', `/games/${picture}?completed_games=${quiz},${word}`, visitor)
  expect(shown.body.data.options.map((option: { image: string }) => option.image).sort()).toEqual([
    'g/a-800.webp',
    'g/b-800.webp',
  ])
  expect(shown.body.data.options[0].alt).toMatch(/^picture . ca$/)
  const pick = (option: string) =>
    play(picture, visitor, { answer: right(picture, option), completed_games: [quiz, word] })
  expect((await pick('b')).body.data.correct).toBe(false)
  expect((await pick('a')).body.data.correct).toBe(true)
  const packId = await play(word, visitor, { answer: 'c', completed_games: [quiz] })
  expect(packId.body.data.correct).toBe(false)
})

it('plays hangman letter by letter, in the language of the player, one try a round', async () => {
  const { quiz, word, picture, hang } = await tour()
  const completed_games = [quiz, word, picture]
  const visitor = guest()
  const guess = (...answers: string[]) => play(hang, visitor, { answers, completed_games })
  expect((await guess('a', 'z')).body.data).toMatchObject({
    correct: false,
    hangman: { pattern: '_à____a', misses: 1, misses_left: 5 },
    attempts: { used: 1, max: 5 },
  })
  // the miss stays although the request leaves it out
  expect((await guess('m', 'q')).body.data.hangman).toEqual({ pattern: 'màq___a', misses: 1, misses_left: 5 })
  expect((await guess('u', 'i', 'n')).body.data).toMatchObject({
    correct: true,
    status: 'completed',
    hangman: { pattern: 'màquina' },
    attempts: { used: 1, max: 5 },
    next_game_id: null,
  })
})

it('ends a round at the sixth miss without showing the word, and takes the whole word as an answer', async () => {
  const { quiz, word, picture, hang } = await tour()
  const visitor = guest()
  const completed_games = [quiz, word, picture]
  const lost = await play(hang, visitor, { answers: [...'bcdefg'], completed_games })
  expect(lost.body.data).toMatchObject({
    correct: false,
    hangman: { pattern: '_______', misses_left: 0 },
    attempts: { used: 1 },
  })
  const wrongWord = await play(hang, visitor, { answer: 'surera', completed_games })
  expect(wrongWord.body.data).toMatchObject({ correct: false, hangman: { misses: 1 }, attempts: { used: 2 } })
  const solved = await play(hang, visitor, { answer: 'MAQUINA', completed_games })
  expect(solved.body.data).toMatchObject({
    correct: true,
    hangman: { pattern: 'màquina' },
    attempts: { used: 2 },
  })
})

it('marks all games on the map, each tour opening by itself', async () => {
  const { quiz, word } = await tour()
  const other = await tour()
  const { body } = await call(
    'GET',
    `/games-map-markers?completed_games=${quiz}&lat=41.857&lng=2.9927`,
    guest(),
  )
  const status = Object.fromEntries(
    body.data.map((marker: { id: string; status: string }) => [marker.id, marker.status]),
  )
  expect(status).toMatchObject({
    [quiz]: 'completed',
    [word]: 'available',
    [other.quiz]: 'available',
    [other.word]: 'locked',
  })
  expect(body.data[0]).toMatchObject({ type: 'quiz', distance_m: 14 })
})

it('answers unknown, hidden and foreign games with 404', async () => {
  await addContent(api.db, TENANT, {
    storyTours: [{ id: 'tour-off', active: false }],
    games: [{ id: 'g-off', storyTourId: 'tour-off', position: 1, solution: { questions: {} } }],
  })
  const { quiz } = await tour()
  const foreigner = await createPerson(api.db, 'raya')
  const missing = { status: 404, body: { code: 'game_not_found' } }
  expect(await call('GET', '/games/nothing', guest())).toMatchObject(missing)
  expect(await call('GET', '/games/g-off', guest())).toMatchObject(missing)
  expect(await play('g-off', guest(), { answer: 'a' })).toMatchObject(missing)
  expect(await play(quiz, foreigner, quizAnswers(quiz))).toMatchObject(missing)
  expect(await call('GET', '/story-tours/tour-off/games', guest())).toMatchObject({
    status: 404,
    body: { code: 'story_tour_not_found' },
  })
})

it.each([
  { lat: 91, lng: 0 },
  { lat: '41', lng: 2 },
  { accuracy: -1 },
  { points: 1000 },
  { answers: [{ question_id: 'q1', option_id: 'x', correct: true }] },
  { answers: 'all of them' },
  { answer: 'x'.repeat(201) },
  { completed_games: 'quiz-1' },
])('refuses the body %j', async (body) => {
  expect(await play('quiz-1', guest(), body)).toMatchObject({
    status: 422,
    body: { code: 'validation_failed' },
  })
})

it('keeps points and ledger equal', async () => {
  const drift = await withTenant(api.db, TENANT, (tx) => rowsOf(tx, sql`select * from points_drift`))
  expect(drift).toEqual([])
})
