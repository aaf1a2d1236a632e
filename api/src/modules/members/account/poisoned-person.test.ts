import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { inArray } from '../../../database/orm.ts'
import { TENANT } from '../../../testing/booking-bench.ts'
import { type PoisonBench, startPoisonBench } from '../../../testing/poison-bench.ts'
import { createPerson, type TestPerson } from '../../../testing/test-people.ts'
import { users } from '../profile/user.tables.ts'
import { recordDeletion } from './deleted-people.ts'

const past = () => new Date(Date.now() - 3_600_000)
let bench: PoisonBench
beforeAll(async () => {
  bench = await startPoisonBench()
})
afterAll(() => bench.close())
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => bench.mend())

it('ends the other accounts whose days are over', async () => {
  const [bad, good] = [
    await createPerson(bench.api.db, TENANT, { deletesAt: past() }),
    await createPerson(bench.api.db, TENANT, { deletesAt: past() }),
  ]
  await bench.poison('update', 'users', 'id', bad.user.id)
  await bench.run('accounts')
  const rows = await bench.inTenant((tx) =>
    tx
      .select()
      .from(users)
      .where(inArray(users.id, [bad.user.id, good.user.id])),
  )
  const emailOf = ({ user }: TestPerson) => rows.find(({ id }) => id === user.id)?.email
  expect(emailOf(bad)).toBe(bad.user.email)
  expect(emailOf(good)).not.toBe(good.user.email)
  expect(await bench.failures()).toEqual([{ job: 'accounts', id: bad.user.id }])
})

it('deletes the others again where one person cannot be deleted', async () => {
  const [bad, good] = [await createPerson(bench.api.db, TENANT), await createPerson(bench.api.db, TENANT)]
  for (const { user } of [bad, good]) await recordDeletion(bench.api.uploads, TENANT, user.id)
  await bench.poison('update', 'users', 'id', bad.user.id)
  await bench.run('repeated deletions')
  const rows = await bench.inTenant((tx) =>
    tx
      .select()
      .from(users)
      .where(inArray(users.id, [bad.user.id, good.user.id])),
  )
  expect(rows.filter(({ deletesAt }) => deletesAt).map(({ id }) => id)).toEqual([good.user.id])
  expect(await bench.failures()).toEqual([{ job: 'repeated deletions', id: bad.user.id }])
})
