import { DAILY_POINTS_CAP } from '@sureda/contract/rules/limits'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { sql } from '../../database/orm.ts'
import { rowsOf, withTenant } from '../../database/with-tenant.ts'
import { setClock } from '../../testing/database-clock.ts'
import { type Games, HERE, startGames, TENANT } from '../../testing/play-fixture.ts'
import { awardPoints } from '../points/earning/award-points.service.ts'
import { savePosition } from '../points/earning/travel.service.ts'
import { pointsAccounts, pointsLedger } from '../points/ledger/points.tables.ts'

let fixture: Games
beforeAll(async () => {
  fixture = await startGames()
})
afterAll(() => fixture.api.close())
afterEach(() => vi.useRealTimers())

it('completes a game once, pays once, and opens the next one', async () => {
  const { quiz, word } = await fixture.tour()
  const member = await fixture.member()
  const wrong = await fixture.play(quiz, member, fixture.quizAnswers(quiz, 'b', 'a'))
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
  const first = await fixture.play(quiz, member, fixture.quizAnswers(quiz))
  expect(first.body.data).toMatchObject({
    correct: true,
    status: 'completed',
    score: 1,
    points_awarded: 50,
    outcome: 'awarded',
    explanation: `why ${quiz} ca`,
    next_game_id: word,
  })
  const again = await fixture.play(quiz, member, fixture.quizAnswers(quiz))
  expect(again.body.data).toMatchObject({
    correct: true,
    points_awarded: 0,
    outcome: 'already_awarded',
    status: 'completed',
  })
  expect((await fixture.call('GET', `/games/${word}`, member)).body.data.status).toBe('available')
  const [account] = await withTenant(fixture.api.db, TENANT, (tx) =>
    tx.select().from(pointsAccounts).where(sql`user_id = ${member.user.id}`),
  )
  expect(account).toMatchObject({ balance: 50, lifetime: 50 })
})

it('answers daily_cap for a win that reaches the limit of points per day', async () => {
  const { quiz } = await fixture.tour()
  const member = await fixture.member()
  const source = { type: 'game', id: 'a-long-day' } as const
  const earlier = { tenantId: TENANT, userId: member.user.id, source, points: DAILY_POINTS_CAP - 20 }
  await withTenant(fixture.api.db, TENANT, (tx) => awardPoints(tx, { ...earlier, now: new Date() }))
  const won = await fixture.play(quiz, member, fixture.quizAnswers(quiz))
  expect(won.body.data).toMatchObject({ status: 'completed', points_awarded: 20, outcome: 'daily_cap' })
})

it('pays once for fifty concurrent right answers', async () => {
  const { quiz } = await fixture.tour()
  const member = await fixture.member()
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => fixture.play(quiz, member, fixture.quizAnswers(quiz))),
  )
  const made = answers.filter((answer) => answer.status === 200)
  expect(made).toHaveLength(5)
  expect(made.filter((answer) => answer.body.data.points_awarded === 50)).toHaveLength(1)
  expect(answers.filter((answer) => answer.status === 429)).toHaveLength(45)
  const rows = await withTenant(fixture.api.db, TENANT, (tx) =>
    tx.select().from(pointsLedger).where(sql`user_id = ${member.user.id}`),
  )
  expect(rows).toHaveLength(1)
})

it('lets guests play without points, in the order of the games that the phone reports', async () => {
  const { quiz, word } = await fixture.tour()
  const visitor = fixture.guest()
  expect(await fixture.play(word, visitor, { answer: fixture.right(word, 'c') })).toMatchObject({
    status: 409,
    body: { code: 'game_locked' },
  })
  const first = await fixture.play(quiz, visitor, fixture.quizAnswers(quiz))
  expect(first.body.data).toMatchObject({ correct: true, points_awarded: 0, next_game_id: word })
  expect(first.body.data).not.toHaveProperty('outcome')
  const second = await fixture.play(word, visitor, {
    answer: fixture.right(word, 'c'),
    completed_games: [quiz],
  })
  expect(second.body.data).toMatchObject({ correct: true, status: 'completed', points_awarded: 0 })
  const { body } = await fixture.call('GET', `/games/${word}?completed_games=${quiz}`, visitor)
  expect(body.data).toMatchObject({ status: 'available', attempts: { used: 1, max: 5 } })
})

it('ignores what a member’s phone reports as finished', async () => {
  const { quiz, word } = await fixture.tour()
  const member = await fixture.member()
  expect(
    await fixture.play(word, member, { answer: fixture.right(word, 'c'), completed_games: [quiz] }),
  ).toMatchObject({
    status: 409,
    body: { code: 'game_locked' },
  })
  expect((await fixture.call('GET', `/games/${word}?completed_games=${quiz}`, member)).body.data.status).toBe(
    'locked',
  )
})

it('requires a near position, and allows for its accuracy up to a limit', async () => {
  const { quiz } = await fixture.tour()
  const at = (lat: number, accuracy?: number) =>
    fixture.call('POST', `/games/${quiz}/play`, fixture.guest(), {
      ...fixture.quizAnswers(quiz),
      lat,
      lng: HERE.lng,
      accuracy,
    })
  const nowhere = await fixture.call(
    'POST',
    `/games/${quiz}/play`,
    fixture.guest(),
    fixture.quizAnswers(quiz),
  )
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

it('refuses a member too far from the last position before it grades the answer', async () => {
  const { quiz } = await fixture.tour()
  const member = await fixture.member()
  const person = { tenantId: TENANT, userId: member.user.id }
  const elsewhere = { latitude: HERE.lat + 0.3, longitude: HERE.lng, accuracy: 5, at: new Date() }
  await withTenant(fixture.api.db, TENANT, (tx) => savePosition(tx, person, elsewhere))
  for (const option of ['a', 'b'])
    expect(await fixture.play(quiz, member, fixture.quizAnswers(quiz, option))).toMatchObject({
      status: 422,
      body: { code: 'too_fast', data: { minutes: 16 } },
    })
  // the refusal cost no attempt, and half an hour later the distance is plausible
  expect((await fixture.call('GET', `/games/${quiz}`, member)).body.data.attempts.used).toBe(0)
  setClock(Date.now() + 30 * 60_000)
  expect((await fixture.play(quiz, member, fixture.quizAnswers(quiz))).body.data).toMatchObject({
    correct: true,
  })
  const [row] = await withTenant(fixture.api.db, TENANT, (tx) =>
    rowsOf(
      tx,
      sql`select latitude from earning_positions where user_id = ${member.user.id} order by at desc`,
    ),
  )
  expect(row).toEqual({ latitude: HERE.lat })
})

it('allows five tries in ten minutes, also for guests, and answers when to retry', async () => {
  const { quiz } = await fixture.tour()
  for (const person of [fixture.guest(), await fixture.member()]) {
    for (let used = 1; used <= 5; used++) {
      expect((await fixture.play(quiz, person, fixture.quizAnswers(quiz, 'a'))).body.data.attempts).toEqual({
        used,
        max: 5,
      })
    }
    const sixth = await fixture.play(quiz, person, fixture.quizAnswers(quiz))
    expect(sixth).toMatchObject({ status: 429, body: { code: 'game_attempts_exhausted' } })
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(590)
    setClock(Date.now() + 10 * 60_000 + 1)
    expect((await fixture.play(quiz, person, fixture.quizAnswers(quiz))).body.data).toMatchObject({
      correct: true,
    })
    vi.useRealTimers()
  }
})

it('counts no try for an invalid request', async () => {
  const { quiz } = await fixture.tour()
  const visitor = fixture.guest()
  expect(await fixture.play(quiz, visitor, {})).toMatchObject({
    status: 422,
    body: { code: 'validation_failed' },
  })
  expect(await fixture.play(quiz, visitor, { answers: [] })).toMatchObject({ status: 422 })
  expect((await fixture.call('GET', `/games/${quiz}`, visitor)).body.data.attempts.used).toBe(0)
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
  expect(await fixture.play('quiz-1', fixture.guest(), body)).toMatchObject({
    status: 422,
    body: { code: 'validation_failed' },
  })
})

it('keeps points and ledger equal', async () => {
  const drift = await withTenant(fixture.api.db, TENANT, (tx) => rowsOf(tx, sql`select * from points_drift`))
  expect(drift).toEqual([])
})
