import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { sql } from '../../database/orm.ts'
import { rowsOf, withTenant } from '../../database/with-tenant.ts'
import { type Games, startGames, TENANT } from '../../testing/play-fixture.ts'
import { withInsertBarrier } from '../../testing/races/insert-barrier.ts'
import type { TestPerson } from '../../testing/test-people.ts'

const isPostgres = inject('databaseTemplate').kind === 'postgres'
let fixture: Games
beforeAll(async () => {
  fixture = await startGames()
})
afterAll(() => fixture.api.close())

const run = <Row>(statement: ReturnType<typeof sql>) =>
  withTenant(fixture.api.db, TENANT, (tx) => rowsOf<Row>(tx, statement))
const asOwner = (statement: string) => fixture.api.db.execute(sql.raw(statement))
const hint = (game: string, person: TestPerson) => fixture.call('POST', `/games/${game}/hint`, person)
const give = (person: TestPerson, points: number) =>
  run(sql`insert into points_ledger (tenant_id, user_id, source_type, source_id, delta)
    values (${TENANT}, ${person.user.id}, 'game', 'given', ${points})`)
const spent = (person: TestPerson) =>
  run(
    sql`select source_id, delta from points_ledger where user_id = ${person.user.id} and source_type = 'hint'`,
  )

it('removes all wrong options but one for ten points, once, and remembers that', async () => {
  const { quiz } = await fixture.tour()
  const member = await fixture.member()
  await give(member, 30)
  expect((await fixture.call('GET', `/games/${quiz}`, member)).body.data.help).toEqual({
    price: 10,
    taken: null,
  })
  const first = await hint(quiz, member)
  expect(first).toMatchObject({ status: 201, body: { data: { points_spent: 10, balance: 20 } } })
  const { ruled_out } = first.body.data.help.taken
  expect(ruled_out.filter((out: { question_id: string }) => out.question_id === 'q1')).toHaveLength(2)
  const gone = ruled_out.map((out: { option_id: string }) => out.option_id)
  expect(gone).not.toContain(fixture.right(quiz, 'b', 'q1'))
  expect(gone).not.toContain(fixture.right(quiz, 'd', 'q2'))
  expect(await hint(quiz, member)).toMatchObject({
    status: 200,
    body: { data: { help: first.body.data.help, points_spent: 0, balance: 20 } },
  })
  expect((await fixture.call('GET', `/games/${quiz}`, member)).body.data.help.taken.ruled_out).toEqual(
    ruled_out,
  )
  // the hint belongs to one member only
  expect(
    (await fixture.call('GET', `/games/${quiz}`, await fixture.member())).body.data.help.taken,
  ).toBeNull()
  const history = await fixture.call('GET', '/points/history?activity_type=hint', member)
  expect(history.body.data).toMatchObject([{ source_id: quiz, points: -10, title: expect.any(String) }])
  // spending points does not lower the level
  expect(await run(sql`select lifetime from points_accounts where user_id = ${member.user.id}`)).toEqual([
    { lifetime: 30 },
  ])
})

it('refuses without enough points, for a locked, unknown or unsuitable game, and takes no points', async () => {
  const { quiz, word, picture } = await fixture.tour()
  const poor = await fixture.member()
  await give(poor, 4)
  expect(await hint(quiz, poor)).toMatchObject({
    status: 409,
    body: { code: 'hint_points', data: { missing: 6 } },
  })
  expect(await hint(word, poor)).toMatchObject({ status: 409, body: { code: 'game_locked' } })
  expect(await hint('nothing', poor)).toMatchObject({ status: 404, body: { code: 'game_not_found' } })
  expect(await spent(poor)).toEqual([])
  // with two pictures, a hint would be the answer
  await fixture.play(quiz, poor, fixture.quizAnswers(quiz))
  await fixture.play(word, poor, { answer: fixture.right(word, 'c') })
  expect(await hint(picture, poor)).toMatchObject({ status: 409, body: { code: 'hint_unavailable' } })
  expect(await hint(quiz, poor)).toMatchObject({ status: 409, body: { code: 'hint_unavailable' } })
})

it('shows one letter of a word', async () => {
  const { quiz, word, picture, hang } = await fixture.tour()
  const member = await fixture.member()
  await fixture.play(quiz, member, fixture.quizAnswers(quiz))
  await fixture.play(word, member, { answer: fixture.right(word, 'c') })
  await fixture.play(picture, member, { answer: fixture.right(picture, 'a') })
  const { letters } = (await hint(hang, member)).body.data.help.taken
  expect(letters).toHaveLength(1)
  expect('maquina').toContain(letters[0])
})

async function twentyAtOnce() {
  const { quiz } = await fixture.tour()
  const member = await fixture.member()
  await give(member, 500)
  const answers = await Promise.all(Array.from({ length: 20 }, () => hint(quiz, member)))
  expect(answers.every(({ status }) => status < 300)).toBe(true)
  return (await spent(member)).length
}

it('charges once for twenty concurrent calls', async () => {
  expect(await twentyAtOnce()).toBe(1)
})

it.runIf(isPostgres)('control: charges more than once without the guard', async () => {
  // keep this test last in the file: it removes data that others need
  await asOwner('alter table game_hints drop constraint game_hint_once_pk')
  await asOwner('alter table points_ledger drop constraint points_source_uq')
  const barrier = { table: 'game_hints', count: 2 }
  expect(await withInsertBarrier(fixture.api.database, barrier, twentyAtOnce)).toBeGreaterThan(1)
})
