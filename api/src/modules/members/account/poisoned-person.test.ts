import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { inArray } from '../../../database/orm.ts'
import { TENANT } from '../../../testing/booking-fixture.ts'
import { type PoisonFixture, startPoisonFixture } from '../../../testing/poison-fixture.ts'
import { createPerson, type TestPerson } from '../../../testing/test-people.ts'
import { users } from '../profile/user.tables.ts'
import { recordDeletion } from './deleted-people.ts'

const past = () => new Date(Date.now() - 3_600_000)
let fixture: PoisonFixture
beforeAll(async () => {
  fixture = await startPoisonFixture()
})
afterAll(() => fixture.close())
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => fixture.mend())

it('ends the other accounts whose days are over', async () => {
  const [bad, good] = [
    await createPerson(fixture.api.db, TENANT, { deletesAt: past() }),
    await createPerson(fixture.api.db, TENANT, { deletesAt: past() }),
  ]
  await fixture.poison('update', 'users', 'id', bad.user.id)
  await fixture.run('accounts')
  const rows = await fixture.inTenant((tx) =>
    tx
      .select()
      .from(users)
      .where(inArray(users.id, [bad.user.id, good.user.id])),
  )
  const emailOf = ({ user }: TestPerson) => rows.find(({ id }) => id === user.id)?.email
  expect(emailOf(bad)).toBe(bad.user.email)
  expect(emailOf(good)).not.toBe(good.user.email)
  expect(await fixture.failures()).toEqual([{ job: 'accounts', id: bad.user.id }])
})

it('deletes the others again where one person cannot be deleted', async () => {
  const [bad, good] = [await createPerson(fixture.api.db, TENANT), await createPerson(fixture.api.db, TENANT)]
  for (const { user } of [bad, good]) await recordDeletion(fixture.api.uploads, TENANT, user.id)
  await fixture.poison('update', 'users', 'id', bad.user.id)
  await fixture.run('repeated deletions')
  const rows = await fixture.inTenant((tx) =>
    tx
      .select()
      .from(users)
      .where(inArray(users.id, [bad.user.id, good.user.id])),
  )
  expect(rows.filter(({ deletesAt }) => deletesAt).map(({ id }) => id)).toEqual([good.user.id])
  expect(await fixture.failures()).toEqual([{ job: 'repeated deletions', id: bad.user.id }])
})
