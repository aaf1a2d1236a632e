import { afterAll, beforeAll, expect, it } from 'vitest'
import { eq } from '../../database/orm.ts'
import { withTenant } from '../../database/with-tenant.ts'
import { type Games, HERE, startGames, TENANT } from '../../testing/play-fixture.ts'
import { gameCompletions, games } from './games.tables.ts'

let fixture: Games
beforeAll(async () => {
  fixture = await startGames()
})
afterAll(() => fixture.api.close())

const ofTour = (id: string) => eq(games.storyTourId, id)
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

it('grades an offline answer for the day it was given, and pays once', async () => {
  const { quiz } = await fixture.tour()
  const member = await fixture.member()
  const body = { ...HERE, ...fixture.quizAnswers(quiz), captured_at: ago(24 * 60) }
  const send = () =>
    fixture.api.app.inject({
      method: 'POST',
      url: `/api/v1/games/${quiz}/play`,
      headers: { ...member.headers, 'idempotency-key': 'one-and-the-same-key' },
      payload: body,
    })
  const twice = await Promise.all([send(), send()])
  expect(twice.map((answer) => answer.json().data.points_awarded)).toEqual([50, 50])
  expect(twice.filter((answer) => answer.headers['idempotency-replayed'])).toHaveLength(1)
  const history = await fixture.call('GET', '/points/history', member)
  expect(history.body.data).toHaveLength(1)
  expect(history.body.data[0].occurred_at).toBe(body.captured_at)
})

it('grades the offline answers of a member in order, also after a wrong first one', async () => {
  const { quiz, word } = await fixture.tour()
  const member = await fixture.member()
  const later = (game: string, body: object) => fixture.play(game, member, { ...body, captured_at: ago(30) })
  const right = { answer: fixture.right(word, 'c') }
  // the game is locked until the previous one has been answered
  expect(await later(word, right)).toMatchObject({ status: 409, body: { code: 'game_locked' } })
  expect((await later(quiz, fixture.quizAnswers(quiz, 'a'))).body.data.correct).toBe(false)
  expect((await fixture.play(word, member, right)).body.code).toBe('game_locked')
  expect((await later(word, right)).body.data).toMatchObject({
    correct: true,
    points_awarded: 20,
    next_game_id: quiz,
  })
})

it('grades the offline answers of a guest in order, each with a receipt of its day', async () => {
  const { quiz, word } = await fixture.tour()
  const guest = fixture.guest()
  const at = ago(24 * 60)
  const later = (game: string, body: object, completed_games: string[]) =>
    fixture.play(game, guest, { ...body, captured_at: at, completed_games })
  const first = await later(quiz, fixture.quizAnswers(quiz), [])
  // answered while the answer to the first game was still in the phone's outbox
  const second = await later(word, { answer: fixture.right(word, 'c') }, [quiz])
  for (const { body } of [first, second])
    expect(body.data).toMatchObject({ correct: true, points_awarded: 0, receipt: expect.any(String) })
  const member = await fixture.member()
  const receipts = [first, second].map(({ body }) => body.data.receipt)
  const claimed = await fixture.call('POST', '/games/claims', member, { receipts })
  expect(claimed.body.data.game_ids).toEqual([quiz, word].sort())
  const [won] = await withTenant(fixture.api.db, TENANT, (tx) =>
    tx.select().from(gameCompletions).where(eq(gameCompletions.gameId, quiz)),
  )
  expect(won?.completedAt.toISOString()).toBe(at)
})

it('tolerates a clock that is ahead, and refuses one that is far behind', async () => {
  const { quiz } = await fixture.tour()
  const member = await fixture.member()
  const at = (captured_at: string) =>
    fixture.play(quiz, member, { ...fixture.quizAnswers(quiz), captured_at })
  expect(await at('2019-01-01T00:00:00Z')).toMatchObject({ status: 422, body: { code: 'clock_wrong' } })
  expect((await fixture.call('GET', `/games/${quiz}`, member)).body.data.attempts.used).toBe(0)
  expect((await at('2090-01-01T00:00:00Z')).body.data.points_awarded).toBe(50)
  const [entry] = (await fixture.call('GET', '/points/history', member)).body.data
  expect(Date.parse(entry.occurred_at)).toBeLessThanOrEqual(Date.now())
})

it('refuses an answer to an edited game without counting a try', async () => {
  const { quiz } = await fixture.tour()
  const member = await fixture.member()
  const read = async () => (await fixture.call('GET', `/games/${quiz}`, member)).body.data
  const { version } = await read()
  expect(version).toBe((await read()).version)
  await withTenant(fixture.api.db, TENANT, (tx) => tx.update(games).set({ radiusM: 61 }))
  expect((await read()).version).toBe(version)
  await withTenant(fixture.api.db, TENANT, async (tx) => {
    const [row] = await tx.select().from(games)
    await tx.update(games).set({ questions: (row?.questions ?? []).slice(0, 1) })
  })
  const answered = { ...fixture.quizAnswers(quiz), version }
  expect(await fixture.play(quiz, member, answered)).toMatchObject({
    status: 409,
    body: { code: 'game_changed' },
  })
  const now = await read()
  expect(now.attempts.used).toBe(0)
  expect(now.version).not.toBe(version)
})

const spoofs: [string, object, string][] = [
  ['nowhere', { lat: undefined, lng: undefined }, 'location_required'],
  ['null island', { lat: 0, lng: 0, accuracy: 1 }, 'too_far'],
  ['the pole', { lat: 90, lng: 180 }, 'too_far'],
  ['a claim to be anywhere', { lat: HERE.lat + 0.01, accuracy: 10_000 }, 'too_far'],
  ['just outside', { lat: HERE.lat + 0.001, accuracy: 0 }, 'too_far'],
  ['a stale place', { captured_at: '2020-01-01T10:00:00Z' }, 'clock_wrong'],
  ['no latitude of this world', { lat: 200 }, 'validation_failed'],
  ['a negative accuracy', { accuracy: -5 }, 'validation_failed'],
  ['an endless accuracy', { accuracy: 1e9 }, 'validation_failed'],
  ['a place in words', { lat: '41.857', lng: '2.99' }, 'validation_failed'],
]
it.each(spoofs)('refuses a faked position: %s', async (_, place, code) => {
  const { quiz } = await fixture.tour()
  const member = await fixture.member()
  const answer = await fixture.play(quiz, member, { ...fixture.quizAnswers(quiz), ...place })
  expect([answer.status, answer.body.code]).toEqual([422, code])
  expect((await fixture.call('GET', `/games/${quiz}`, member)).body.data).toMatchObject({
    status: 'available',
    attempts: { used: 0 },
  })
})

it('refuses two answers from places too far apart in time, in either order', async () => {
  const near = await fixture.tour()
  const member = await fixture.member()
  expect(
    (await fixture.play(near.quiz, member, { ...fixture.quizAnswers(near.quiz), captured_at: ago(60) }))
      .status,
  ).toBe(200)
  const far = await fixture.tour()
  await withTenant(fixture.api.db, TENANT, (tx) =>
    tx
      .update(games)
      .set({ latitude: HERE.lat + 0.5 })
      .where(ofTour(far.id)),
  )
  const at = (minutes: number) =>
    fixture.play(far.quiz, member, {
      ...fixture.quizAnswers(far.quiz),
      lat: HERE.lat + 0.5,
      captured_at: ago(minutes),
    })
  expect((await at(58)).body.code).toBe('too_fast')
  expect((await at(62)).body.code).toBe('too_fast')
  expect((await at(10)).body.data.correct).toBe(true)
})
