import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { eq, sql } from '../../../database/orm.ts'
import { withTenant } from '../../../database/with-tenant.ts'
import { TENANT } from '../../../testing/booking-fixture.ts'
import { type GroupFixture, startGroupFixture } from '../../../testing/group-fixture.ts'
import { createPerson } from '../../../testing/test-people.ts'
import { groupMembers, groups } from '../../members/profile/user.tables.ts'

let fixture: GroupFixture
beforeAll(async () => {
  fixture = await startGroupFixture()
})
afterAll(() => fixture.api.close())

const isPostgres = inject('databaseTemplate').kind === 'postgres'
// outside of a tenant's transaction we are the owner of the tables
const asOwner = (statement: string) => fixture.api.db.execute(sql.raw(statement))

it('gives the last place in a group to one of twenty concurrent joins', async () => {
  const { id } = await fixture.make({ number_of_people: 3 })
  const code = await fixture.invite(id)
  await fixture.call('POST', `/guide/groups/${id}/members`, {})
  await fixture.call('POST', `/guide/groups/${id}/members`, {})
  const people = await Promise.all(Array.from({ length: 20 }, () => createPerson(fixture.api.db, TENANT)))
  const answers = await Promise.all(people.map((person) => fixture.join(code, person)))
  expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1)
  const others = answers.filter((answer) => answer.status !== 201).map((answer) => answer.body.code)
  expect(new Set(others)).toEqual(new Set(['group_full']))
  expect((await fixture.read(id)).members).toHaveLength(3)
})

it('adds a person once for ten concurrent joins', async () => {
  const { id } = await fixture.make()
  const code = await fixture.invite(id)
  const person = await createPerson(fixture.api.db, TENANT)
  const answers = await Promise.all(Array.from({ length: 10 }, () => fixture.join(code, person)))
  expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1)
  expect((await fixture.read(id)).members.map((member) => member.name)).toEqual(['Someone'])
})

/** Joins without the row lock: reads the free places, waits until all have read them, then writes. */
async function naiveJoins(groupId: string): Promise<number> {
  let looked = 0
  let open: () => void = () => undefined
  const all = new Promise<void>((resolve) => {
    open = resolve
  })
  const join = () =>
    withTenant(fixture.api.db, TENANT, async (tx) => {
      const [row] = await tx.select().from(groups).where(eq(groups.id, groupId))
      if (++looked === 2) open()
      await all
      if (!row || row.memberCount >= row.people) return false
      await tx.insert(groupMembers).values({ tenantId: TENANT, groupId, name: 'x' })
      return true
    }).catch(() => false)
  return (await Promise.all([join(), join()])).filter(Boolean).length
}

it.runIf(isPostgres)('the database refuses the second of two joins that both saw a free place', async () => {
  expect(await naiveJoins((await fixture.make({ number_of_people: 1 })).id)).toBe(1)
})

it.runIf(isPostgres)('control: adds both without the constraint', async () => {
  const { id } = await fixture.make({ number_of_people: 1 })
  await asOwner('alter table groups drop constraint group_size_ck')
  try {
    expect(await naiveJoins(id)).toBe(2)
  } finally {
    await asOwner('alter table groups add constraint group_size_ck check (member_count <= people) not valid')
  }
})

it('never leaves an open reservation of a deleted group', async () => {
  const experience = await fixture.experience({ slots: [{ time: '10:00', capacity: 50 }] })
  const ends = { booked: 0, deleted: 0 }
  for (let round = 0; round < 10; round++) {
    const { id } = await fixture.make()
    const leader = await createPerson(fixture.api.db, TENANT)
    await fixture.join(await fixture.invite(id), leader)
    const [member] = (await fixture.read(id)).members
    await fixture.call('PUT', `/guide/groups/${id}/members/${member?.id}`, { role: 'leader' })
    const book = () => fixture.book(experience, { group_id: id }, leader)
    const remove = () => fixture.call('DELETE', `/guide/groups/${id}`)
    const answers = await Promise.all(round % 2 ? [book(), remove()] : [remove(), book()])
    const [booked, removed] = round % 2 ? answers : answers.toReversed()
    const refused = booked?.status === 201 ? removed?.body.code : booked?.body.code
    expect([booked?.status, removed?.status, refused]).toEqual(
      booked?.status === 201
        ? [201, 409, 'group_has_reservations']
        : [booked?.status, 200, expect.stringMatching(/^(no_groups|not_found|group_not_found)$/)],
    )
    ends[booked?.status === 201 ? 'booked' : 'deleted']++
  }
  expect(ends.booked + ends.deleted).toBe(10)
})

it('a leader who is removed concurrently has booked before, or not at all', async () => {
  const experience = await fixture.experience({ slots: [{ time: '10:00', capacity: 50 }] })
  for (let round = 0; round < 10; round++) {
    const { id } = await fixture.make()
    const leader = await createPerson(fixture.api.db, TENANT)
    await fixture.join(await fixture.invite(id), leader)
    const path = `/guide/groups/${id}/members/${(await fixture.read(id)).members[0]?.id}`
    await fixture.call('PUT', path, { role: 'leader' })
    const book = () => fixture.book(experience, { group_id: id }, leader)
    const remove = () => fixture.call('DELETE', path)
    const answers = await Promise.all(round % 2 ? [book(), remove()] : [remove(), book()])
    const [booked, removed] = round % 2 ? answers : answers.toReversed()
    expect([round, removed?.status]).toEqual([round, 200])
    expect([201, 422]).toContain(booked?.status)
    if (booked?.status === 422) expect(booked.body.code).toBe('no_groups')
  }
})
