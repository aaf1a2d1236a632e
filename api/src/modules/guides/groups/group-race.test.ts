import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { eq, sql } from '../../../database/orm.ts'
import { withTenant } from '../../../database/with-tenant.ts'
import { TENANT } from '../../../testing/booking-bench.ts'
import { type GroupBench, startGroupBench } from '../../../testing/group-bench.ts'
import { createPerson } from '../../../testing/test-people.ts'
import { groupMembers, groups } from '../../members/profile/user.tables.ts'

let bench: GroupBench
beforeAll(async () => {
  bench = await startGroupBench()
})
afterAll(() => bench.api.close())

const isPostgres = inject('databaseTemplate').kind === 'postgres'
// outside of a tenant's transaction we are the owner of the tables
const asOwner = (statement: string) => bench.api.db.execute(sql.raw(statement))

it('gives the last place to exactly one of twenty who come at the same moment', async () => {
  const { id } = await bench.make({ number_of_people: 3 })
  const code = await bench.invite(id)
  await bench.call('POST', `/guide/groups/${id}/members`, {})
  await bench.call('POST', `/guide/groups/${id}/members`, {})
  const people = await Promise.all(Array.from({ length: 20 }, () => createPerson(bench.api.db, TENANT)))
  const answers = await Promise.all(people.map((person) => bench.join(code, person)))
  expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1)
  const others = answers.filter((answer) => answer.status !== 201).map((answer) => answer.body.code)
  expect(new Set(others)).toEqual(new Set(['group_full']))
  expect((await bench.read(id)).members).toHaveLength(3)
})

it('takes ten joins of one person at once as one', async () => {
  const { id } = await bench.make()
  const code = await bench.invite(id)
  const person = await createPerson(bench.api.db, TENANT)
  const answers = await Promise.all(Array.from({ length: 10 }, () => bench.join(code, person)))
  expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1)
  expect((await bench.read(id)).members.map((member) => member.name)).toEqual(['Someone'])
})

/** Joins without the row lock: reads the free places, waits until all have read them, then writes. */
async function naiveJoins(groupId: string): Promise<number> {
  let looked = 0
  let open: () => void = () => undefined
  const all = new Promise<void>((resolve) => {
    open = resolve
  })
  const join = () =>
    withTenant(bench.api.db, TENANT, async (tx) => {
      const [row] = await tx.select().from(groups).where(eq(groups.id, groupId))
      if (++looked === 2) open()
      await all
      if (!row || row.memberCount >= row.people) return false
      await tx.insert(groupMembers).values({ tenantId: TENANT, groupId, name: 'x' })
      return true
    }).catch(() => false)
  return (await Promise.all([join(), join()])).filter(Boolean).length
}

it.runIf(isPostgres)('refuses the second of two that were both sure, whatever code sends them', async () => {
  expect(await naiveJoins((await bench.make({ number_of_people: 1 })).id)).toBe(1)
})

it.runIf(isPostgres)(
  'lets both in as soon as the constraint is taken away: the race is a real one',
  async () => {
    const { id } = await bench.make({ number_of_people: 1 })
    await asOwner('alter table groups drop constraint group_size_ck')
    try {
      expect(await naiveJoins(id)).toBe(2)
    } finally {
      await asOwner(
        'alter table groups add constraint group_size_ck check (member_count <= people) not valid',
      )
    }
  },
)

it('never leaves an open reservation with a group that is gone', async () => {
  const experience = await bench.experience({ slots: [{ time: '10:00', capacity: 50 }] })
  const ends = { booked: 0, deleted: 0 }
  for (let round = 0; round < 10; round++) {
    const { id } = await bench.make()
    const leader = await createPerson(bench.api.db, TENANT)
    await bench.join(await bench.invite(id), leader)
    const [member] = (await bench.read(id)).members
    await bench.call('PUT', `/guide/groups/${id}/members/${member?.id}`, { role: 'leader' })
    const book = () => bench.book(experience, { group_id: id }, leader)
    const remove = () => bench.call('DELETE', `/guide/groups/${id}`)
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

it('lets a leader book before they are taken out of the group, or not at all', async () => {
  const experience = await bench.experience({ slots: [{ time: '10:00', capacity: 50 }] })
  for (let round = 0; round < 10; round++) {
    const { id } = await bench.make()
    const leader = await createPerson(bench.api.db, TENANT)
    await bench.join(await bench.invite(id), leader)
    const path = `/guide/groups/${id}/members/${(await bench.read(id)).members[0]?.id}`
    await bench.call('PUT', path, { role: 'leader' })
    const book = () => bench.book(experience, { group_id: id }, leader)
    const remove = () => bench.call('DELETE', path)
    const answers = await Promise.all(round % 2 ? [book(), remove()] : [remove(), book()])
    const [booked, removed] = round % 2 ? answers : answers.toReversed()
    expect([round, removed?.status]).toEqual([round, 200])
    expect([201, 422]).toContain(booked?.status)
    if (booked?.status === 422) expect(booked.body.code).toBe('no_groups')
  }
})
