import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../database/orm.ts'
import { withTenant } from '../../database/with-tenant.ts'
import { HERE, type Points, startPoints, TENANT } from '../../testing/points-fixture.ts'
import { addContent, localized } from '../../testing/test-content.ts'

let fixture: Points
beforeAll(async () => {
  fixture = await startPoints()
  await addContent(fixture.api.db, TENANT, {
    storyTours: [{ id: 'tour' }],
    games: [
      {
        ...{ id: 'g-1', storyTourId: 'tour', position: 1, points: 25 },
        questions: [{ id: 'q', prompt: localized('q'), options: [{ id: 'o', text: localized('o') }] }],
        solution: { questions: { q: 'o' } },
      },
    ],
  })
})
afterAll(() => fixture.api.close())

it('answers what a won game earned, and pays nothing twice', async () => {
  const member = await fixture.member()
  const complete = (game_id: string) => fixture.post('complete-game', member, { game_id })
  expect(await complete('nothing')).toMatchObject({ status: 404, body: { code: 'game_not_found' } })
  expect(await complete('g-1')).toMatchObject({ status: 409, body: { code: 'game_not_completed' } })
  // the API gives each option an id of its own
  const { questions } = (await fixture.get('/games/g-1', member)).body.data
  const answers = [{ question_id: 'q', option_id: questions[0].options[0].id }]
  const played = await fixture.call('POST', '/games/g-1/play', member, { answers, ...HERE })
  expect(played.body.data ?? played.body).toMatchObject({ correct: true, points_awarded: 25 })
  expect(await complete('g-1')).toMatchObject({
    status: 200,
    body: { data: { points_awarded: 0, outcome: 'already_awarded', balance: 25 } },
  })
})

it('pays an unpaid won game once for ten concurrent calls', async () => {
  const member = await fixture.member()
  await withTenant(fixture.api.db, TENANT, (tx) =>
    tx.execute(sql`insert into game_completions (tenant_id, user_id, game_id, score)
      values (${TENANT}, ${member.user.id}, 'g-1', 1)`),
  )
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => fixture.post('complete-game', member, { game_id: 'g-1' })),
  )
  expect(answers.map((answer) => answer.body.data.points_awarded).sort()).toEqual([...Array(9).fill(0), 25])
  expect((await fixture.get('/points/balance', member)).body.data.balance).toBe(25)
})
