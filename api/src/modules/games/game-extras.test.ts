import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { setClock } from '../../testing/database-clock.ts'
import { type Games, HERE, startGames, TENANT } from '../../testing/play-bench.ts'
import { createPerson } from '../../testing/test-people.ts'
import { postCodeOf } from './post-code.ts'

let bench: Games
beforeAll(async () => {
  bench = await startGames()
})
afterAll(() => bench.api.close())
afterEach(() => vi.useRealTimers())

type Person = Parameters<Games['call']>[2]
const codeOf = (game: string) => postCodeOf(game, bench.salts.get(game) ?? '')
const enter = (game: string, person: Person, code: string) =>
  bench.call('POST', `/games/${game}/post-code`, person, { code })
const playLost = (game: string, person: Person, body: object) =>
  bench.call('POST', `/games/${game}/play`, person, body)

it('opens a post by its code for two hours, to anyone who typed it, and to no one else', async () => {
  const { quiz } = await bench.tour()
  const [member, other] = [await bench.member(), await bench.member()]
  const typed = ` ${codeOf(quiz).toLowerCase().slice(0, 3)}-${codeOf(quiz).slice(3)} `
  expect((await enter(quiz, member, typed)).body.data).toMatchObject({
    open: true,
    tries: { used: 1, max: 5 },
  })
  expect((await playLost(quiz, other, bench.quizAnswers(quiz))).body.code).toBe('location_required')
  expect((await playLost(quiz, member, bench.quizAnswers(quiz, 'a'))).body.data.correct).toBe(false)
  setClock(Date.now() + 2 * 3_600_000 + 1)
  expect((await playLost(quiz, member, bench.quizAnswers(quiz))).body.code).toBe('location_required')
})

it('takes five codes in ten minutes, at once or one by one, and the right one not after them', async () => {
  const { quiz, word } = await bench.tour()
  const member = await bench.member()
  // the code of another post is wrong
  const guesses = await Promise.all(Array.from({ length: 30 }, () => enter(quiz, member, codeOf(word))))
  expect(guesses.filter(({ status }) => status === 200)).toHaveLength(5)
  expect(guesses.some(({ body }) => body.data?.open)).toBe(false)
  expect(await enter(quiz, member, codeOf(quiz))).toMatchObject({
    status: 429,
    body: { code: 'game_attempts_exhausted' },
  })
  // attempts at answers are counted separately
  expect((await bench.call('GET', `/games/${quiz}`, member)).body.data.attempts.used).toBe(0)
})

it('pays a member at an opened post, and does not believe a code far from where they just were', async () => {
  const [near, far] = [await bench.tour(), await bench.tour()]
  const member = await bench.member()
  await bench.play(near.quiz, member, { ...bench.quizAnswers(near.quiz) })
  await enter(far.quiz, member, codeOf(far.quiz))
  expect((await playLost(far.quiz, member, bench.quizAnswers(far.quiz))).body.data.points_awarded).toBe(50)
})

it('plays from home where the tour allows it: no place, no order, no points, nothing stored', async () => {
  const { quiz, word } = await bench.tour({ preview: true })
  const member = await bench.member()
  const answer = await playLost(word, member, { answer: bench.right(word, 'c'), preview: true })
  expect(answer.body.data).toMatchObject({
    correct: true,
    preview: true,
    points_awarded: 0,
    status: 'available',
    explanation: `why ${word} ca`,
  })
  expect((await bench.call('GET', `/games/${quiz}`, member)).body.data).toMatchObject({
    status: 'available',
    preview: true,
  })
  const guest = await playLost(quiz, bench.guest(), { ...bench.quizAnswers(quiz), preview: true })
  expect(guest.body.data).not.toHaveProperty('receipt')
  // five attempts, as at the place itself
  for (let i = 0; i < 4; i++) await playLost(word, member, { answer: 'x', preview: true })
  expect((await playLost(word, member, { answer: 'x', preview: true })).status).toBe(429)
  const closed = await bench.tour()
  expect(
    (await playLost(closed.quiz, member, { ...bench.quizAnswers(closed.quiz), preview: true })).body.code,
  ).toBe('preview_off')
})

it('hands over what a guest has won, to the first who brings the receipt, without points until it is played', async () => {
  const { quiz, word } = await bench.tour()
  const guest = bench.guest()
  const { receipt } = (await bench.play(quiz, guest, bench.quizAnswers(quiz))).body.data
  const [first, second] = [await bench.member(), await bench.member()]
  const claim = (person: Person, receipts = [receipt]) =>
    bench.call('POST', '/games/claims', person, { receipts })
  const invented = '00000000-0000-4000-8000-000000000000'
  const together = await Promise.all(Array.from({ length: 5 }, () => claim(first, [receipt, invented])))
  for (const { body } of together) expect(body.data).toEqual({ game_ids: [quiz] })
  expect((await claim(second)).body.data).toEqual({ game_ids: [] })
  expect((await bench.call('GET', `/games/${word}`, first)).body.data.status).toBe('available')
  expect((await bench.call('GET', '/points/balance', first)).body.data.lifetime).toBe(0)
  expect((await bench.call('POST', '/points/complete-game', first, { game_id: quiz })).body.code).toBe(
    'game_not_completed',
  )
  const played = await Promise.all(
    Array.from({ length: 4 }, () => bench.play(quiz, first, bench.quizAnswers(quiz))),
  )
  expect(played.map(({ body }) => body.data.points_awarded).sort()).toEqual([0, 0, 0, 50])
})

it('tells no answer, code or secret in any payload, not even to who has paid for a hint', async () => {
  const { id, ...tour } = await bench.tour({ preview: true })
  const guest = bench.guest()
  let seen = ''
  for (const game of Object.values(tour)) {
    seen += (await enter(game, guest, 'WRONG2')).text
    seen += (await bench.call('GET', `/games/${game}?completed_games=${tour.quiz}`, guest)).text
    seen += (await playLost(game, guest, { answer: 'zz', answers: ['z'], preview: true })).text
  }
  seen += (await bench.call('GET', `/story-tours/${id}/games?lat=${HERE.lat}&lng=${HERE.lng}`, guest)).text
  const secrets = Object.values(tour).flatMap((game) => [
    bench.salts.get(game) ?? '',
    codeOf(game),
    `why ${game}`,
  ])
  for (const secret of [...secrets, 'màquina', 'maquina', 'solution', 'salt'])
    expect(seen).not.toContain(secret)
})

it('prints the code of a post for guides only', async () => {
  const { quiz } = await bench.tour()
  const guide = await createPerson(bench.api.db, TENANT, { isGuide: true })
  const sheet = (person: Person) =>
    bench.api.app.inject({
      url: `/api/v1/guide/games/${quiz}/sheet.pdf?lang=fr`,
      headers: 'headers' in person ? person.headers : { host: 'gavarres.localhost' },
    })
  const printed = await sheet(guide)
  expect([printed.statusCode, printed.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(printed.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  expect((await sheet(await bench.member())).statusCode).toBe(403)
  expect((await sheet(bench.guest())).statusCode).toBe(401)
})
