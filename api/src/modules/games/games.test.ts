import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { type Games, HERE, startGames, TENANT } from '../../testing/play-fixture.ts'
import { addContent } from '../../testing/test-content.ts'
import { createPerson } from '../../testing/test-people.ts'

let fixture: Games
beforeAll(async () => {
  fixture = await startGames()
})
afterAll(() => fixture.api.close())
afterEach(() => vi.useRealTimers())

it('shows a tour in playing order, the first game open and the rest locked', async () => {
  const { id, ...games } = await fixture.tour()
  const { body } = await fixture.call(
    'GET',
    `/story-tours/${id}/games?lat=41.857&lng=2.9927`,
    fixture.guest(),
  )
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

it('never sends a right answer to a client', async () => {
  const { id, ...games } = await fixture.tour()
  const member = await fixture.member()
  const all = `completed_games=${Object.values(games).join(',')}`
  const paths = [
    `/story-tours/${id}/games?${all}`,
    `/games/${games.quiz}`,
    `/games/${games.hang}?${all}`,
    '/games-map-markers',
  ]
  let seen = ''
  for (const path of paths) seen += (await fixture.call('GET', path, fixture.guest())).text
  seen += (await fixture.play(games.quiz, member, fixture.quizAnswers(games.quiz, 'a', 'a'))).text
  for (const secret of [
    ...fixture.salts.values(),
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

it('answers the same cacheable markers to all guests, and a member’s own', async () => {
  const { quiz } = await fixture.tour()
  const ask = (more: Record<string, string> = {}) =>
    fixture.api.app.inject({
      url: '/api/v1/games-map-markers',
      headers: { host: 'gavarres.localhost', ...more },
    })
  const first = await ask()
  expect(first.headers).toMatchObject({ 'cache-control': 'public, no-cache' })
  expect(first.headers.vary).toContain('Authorization')
  expect((await ask({ 'if-none-match': String(first.headers.etag) })).statusCode).toBe(304)
  const member = await fixture.member()
  await fixture.play(quiz, member, fixture.quizAnswers(quiz, 'b', 'd'))
  const own = await ask({ ...member.headers, 'if-none-match': String(first.headers.etag) })
  expect([own.statusCode, own.headers['cache-control'], own.headers.etag]).toEqual([
    200,
    'no-store',
    undefined,
  ])
})

it('lists the markers of all games, the first of each tour open', async () => {
  const { quiz, word } = await fixture.tour()
  const other = await fixture.tour()
  const { body } = await fixture.call(
    'GET',
    `/games-map-markers?completed_games=${quiz}&lat=41.857&lng=2.9927`,
    fixture.guest(),
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

it('answers 404 for unknown and hidden games and those of other tenants', async () => {
  await addContent(fixture.api.db, TENANT, {
    storyTours: [{ id: 'tour-off', active: false }],
    games: [{ id: 'g-off', storyTourId: 'tour-off', position: 1, solution: { questions: {} } }],
  })
  const { quiz } = await fixture.tour()
  const foreigner = await createPerson(fixture.api.db, 'raya')
  const missing = { status: 404, body: { code: 'game_not_found' } }
  expect(await fixture.call('GET', '/games/nothing', fixture.guest())).toMatchObject(missing)
  expect(await fixture.call('GET', '/games/g-off', fixture.guest())).toMatchObject(missing)
  expect(await fixture.play('g-off', fixture.guest(), { answer: 'a' })).toMatchObject(missing)
  expect(await fixture.play(quiz, foreigner, fixture.quizAnswers(quiz))).toMatchObject(missing)
  expect(await fixture.call('GET', '/story-tours/tour-off/games', fixture.guest())).toMatchObject({
    status: 404,
    body: { code: 'story_tour_not_found' },
  })
})

it('plays a word game and a picture game', async () => {
  const { quiz, word, picture } = await fixture.tour()
  const visitor = fixture.guest()
  const shown = await fixture.call('GET', `/games/${picture}?completed_games=${quiz},${word}`, visitor)
  expect(shown.body.data.options.map((option: { image: string }) => option.image).sort()).toEqual([
    'g/a-800.webp',
    'g/b-800.webp',
  ])
  expect(shown.body.data.options[0].alt).toMatch(/^picture . ca$/)
  const pick = (option: string) =>
    fixture.play(picture, visitor, { answer: fixture.right(picture, option), completed_games: [quiz, word] })
  expect((await pick('b')).body.data.correct).toBe(false)
  expect((await pick('a')).body.data.correct).toBe(true)
  const packId = await fixture.play(word, visitor, { answer: 'c', completed_games: [quiz] })
  expect(packId.body.data.correct).toBe(false)
})

it('plays hangman letter by letter in the player’s language, one try per round', async () => {
  const { quiz, word, picture, hang } = await fixture.tour()
  const completed_games = [quiz, word, picture]
  const visitor = fixture.guest()
  const guess = (...answers: string[]) => fixture.play(hang, visitor, { answers, completed_games })
  expect((await guess('a', 'z')).body.data).toMatchObject({
    correct: false,
    hangman: { pattern: '_à____a', misses: 1, misses_left: 5 },
    attempts: { used: 1, max: 5 },
  })
  // a miss remains counted although the request omits it
  expect((await guess('m', 'q')).body.data.hangman).toEqual({ pattern: 'màq___a', misses: 1, misses_left: 5 })
  expect((await guess('u', 'i', 'n')).body.data).toMatchObject({
    correct: true,
    status: 'completed',
    hangman: { pattern: 'màquina' },
    attempts: { used: 1, max: 5 },
    next_game_id: null,
  })
})

it('ends a round at the sixth miss without revealing the word, and accepts the whole word', async () => {
  const { quiz, word, picture, hang } = await fixture.tour()
  const visitor = fixture.guest()
  const completed_games = [quiz, word, picture]
  const lost = await fixture.play(hang, visitor, { answers: [...'bcdefg'], completed_games })
  expect(lost.body.data).toMatchObject({
    correct: false,
    hangman: { pattern: '_______', misses_left: 0 },
    attempts: { used: 1 },
  })
  const wrongWord = await fixture.play(hang, visitor, { answer: 'surera', completed_games })
  expect(wrongWord.body.data).toMatchObject({ correct: false, hangman: { misses: 1 }, attempts: { used: 2 } })
  const solved = await fixture.play(hang, visitor, { answer: 'MAQUINA', completed_games })
  expect(solved.body.data).toMatchObject({
    correct: true,
    hangman: { pattern: 'màquina' },
    attempts: { used: 2 },
  })
})
