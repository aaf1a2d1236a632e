import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { setClock } from '../../testing/database-clock.ts'
import { type Games, HERE, startGames, TENANT } from '../../testing/play-fixture.ts'
import { createPerson } from '../../testing/test-people.ts'
import { postCodeOf } from './post-code.ts'

let fixture: Games
beforeAll(async () => {
  fixture = await startGames()
})
afterAll(() => fixture.api.close())
afterEach(() => vi.useRealTimers())

type Person = Parameters<Games['call']>[2]
const codeOf = (game: string) => postCodeOf(game, fixture.salts.get(game) ?? '')
const enter = (game: string, person: Person, code: string) =>
  fixture.call('POST', `/games/${game}/post-code`, person, { code })
const playLost = (game: string, person: Person, body: object) =>
  fixture.call('POST', `/games/${game}/play`, person, body)

it('opens a post for two hours to the person who entered its code, and to no one else', async () => {
  const { quiz } = await fixture.tour()
  const [member, other] = [await fixture.member(), await fixture.member()]
  const typed = ` ${codeOf(quiz).toLowerCase().slice(0, 3)}-${codeOf(quiz).slice(3)} `
  expect((await enter(quiz, member, typed)).body.data).toMatchObject({
    open: true,
    tries: { used: 1, max: 5 },
  })
  expect((await playLost(quiz, other, fixture.quizAnswers(quiz))).body.code).toBe('location_required')
  expect((await playLost(quiz, member, fixture.quizAnswers(quiz, 'a'))).body.data.correct).toBe(false)
  setClock(Date.now() + 2 * 3_600_000 + 1)
  expect((await playLost(quiz, member, fixture.quizAnswers(quiz))).body.code).toBe('location_required')
})

it('allows five codes in ten minutes, and refuses even the right one after that', async () => {
  const { quiz, word } = await fixture.tour()
  const member = await fixture.member()
  // the code of another post is wrong
  const guesses = await Promise.all(Array.from({ length: 30 }, () => enter(quiz, member, codeOf(word))))
  expect(guesses.filter(({ status }) => status === 200)).toHaveLength(5)
  expect(guesses.some(({ body }) => body.data?.open)).toBe(false)
  expect(await enter(quiz, member, codeOf(quiz))).toMatchObject({
    status: 429,
    body: { code: 'game_attempts_exhausted' },
  })
  // attempts at answers are counted separately
  expect((await fixture.call('GET', `/games/${quiz}`, member)).body.data.attempts.used).toBe(0)
})

it('pays for a post opened by code, but not far from the member’s last position', async () => {
  const [near, far] = [await fixture.tour(), await fixture.tour()]
  const member = await fixture.member()
  await fixture.play(near.quiz, member, { ...fixture.quizAnswers(near.quiz) })
  await enter(far.quiz, member, codeOf(far.quiz))
  expect((await playLost(far.quiz, member, fixture.quizAnswers(far.quiz))).body.data.points_awarded).toBe(50)
})

it('allows play from home on a preview tour: without position, order, points or stored result', async () => {
  const { quiz, word } = await fixture.tour({ preview: true })
  const member = await fixture.member()
  const answer = await playLost(word, member, { answer: fixture.right(word, 'c'), preview: true })
  expect(answer.body.data).toMatchObject({
    correct: true,
    preview: true,
    points_awarded: 0,
    status: 'available',
    explanation: `why ${word} ca`,
  })
  expect((await fixture.call('GET', `/games/${quiz}`, member)).body.data).toMatchObject({
    status: 'available',
    preview: true,
  })
  const guest = await playLost(quiz, fixture.guest(), { ...fixture.quizAnswers(quiz), preview: true })
  expect(guest.body.data).not.toHaveProperty('receipt')
  // five attempts, as at the place itself
  for (let i = 0; i < 4; i++) await playLost(word, member, { answer: 'x', preview: true })
  expect((await playLost(word, member, { answer: 'x', preview: true })).status).toBe(429)
  const closed = await fixture.tour()
  expect(
    (await playLost(closed.quiz, member, { ...fixture.quizAnswers(closed.quiz), preview: true })).body.code,
  ).toBe('preview_off')
})

it('gives a guest’s win to the first member with its receipt, and points only when played', async () => {
  const { quiz, word } = await fixture.tour()
  const guest = fixture.guest()
  const { receipt } = (await fixture.play(quiz, guest, fixture.quizAnswers(quiz))).body.data
  const [first, second] = [await fixture.member(), await fixture.member()]
  const claim = (person: Person, receipts = [receipt]) =>
    fixture.call('POST', '/games/claims', person, { receipts })
  const invented = '00000000-0000-4000-8000-000000000000'
  const together = await Promise.all(Array.from({ length: 5 }, () => claim(first, [receipt, invented])))
  for (const { body } of together) expect(body.data).toEqual({ game_ids: [quiz] })
  expect((await claim(second)).body.data).toEqual({ game_ids: [] })
  expect((await fixture.call('GET', `/games/${word}`, first)).body.data.status).toBe('available')
  expect((await fixture.call('GET', '/points/balance', first)).body.data.lifetime).toBe(0)
  expect((await fixture.call('POST', '/points/complete-game', first, { game_id: quiz })).body.code).toBe(
    'game_not_completed',
  )
  const played = await Promise.all(
    Array.from({ length: 4 }, () => fixture.play(quiz, first, fixture.quizAnswers(quiz))),
  )
  expect(played.map(({ body }) => body.data.points_awarded).sort()).toEqual([0, 0, 0, 50])
})

it('reveals no answer, code or secret in any answer, not even after a paid hint', async () => {
  const { id, ...tour } = await fixture.tour({ preview: true })
  const guest = fixture.guest()
  let seen = ''
  for (const game of Object.values(tour)) {
    seen += (await enter(game, guest, 'WRONG2')).text
    seen += (await fixture.call('GET', `/games/${game}?completed_games=${tour.quiz}`, guest)).text
    seen += (await playLost(game, guest, { answer: 'zz', answers: ['z'], preview: true })).text
  }
  seen += (await fixture.call('GET', `/story-tours/${id}/games?lat=${HERE.lat}&lng=${HERE.lng}`, guest)).text
  const secrets = Object.values(tour).flatMap((game) => [
    fixture.salts.get(game) ?? '',
    codeOf(game),
    `why ${game}`,
  ])
  for (const secret of [...secrets, 'màquina', 'maquina', 'solution', 'salt'])
    expect(seen).not.toContain(secret)
})

it('answers the printed code of a post to guides only', async () => {
  const { quiz } = await fixture.tour()
  const guide = await createPerson(fixture.api.db, TENANT, { isGuide: true })
  const sheet = (person: Person) =>
    fixture.api.app.inject({
      url: `/api/v1/guide/games/${quiz}/sheet.pdf?lang=fr`,
      headers: 'headers' in person ? person.headers : { host: 'gavarres.localhost' },
    })
  const printed = await sheet(guide)
  expect([printed.statusCode, printed.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(printed.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  expect((await sheet(await fixture.member())).statusCode).toBe(403)
  expect((await sheet(fixture.guest())).statusCode).toBe(401)
})
