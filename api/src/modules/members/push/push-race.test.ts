import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import type { Db } from '../../../database/database.ts'
import { eq, sql } from '../../../database/orm.ts'
import { rowsOf } from '../../../database/with-tenant.ts'
import { type PushFixture, startPushFixture } from '../../../testing/push-fixture.ts'
import type { TestPerson } from '../../../testing/test-people.ts'
import { pushMessages } from './push.tables.ts'
import { claimDue } from './send-pushes.service.ts'

let fixture: PushFixture
beforeAll(async () => {
  fixture = await startPushFixture()
})
afterAll(() => fixture.close())

const confirmed = async (person: TestPerson) => {
  const { id } = await fixture.request({}, { member: person })
  await fixture.step(id, 'confirm')
}

it('sends each notice once, however many senders there are', async () => {
  const readers = await Promise.all(Array.from({ length: 6 }, () => fixture.reader()))
  for (const { person } of readers) await confirmed(person)
  const done = await Promise.all(Array.from({ length: 6 }, () => fixture.sendAll()))
  await fixture.sendAll()
  expect(done.reduce((sum, n) => sum + n, 0)).toBe(6)
  expect(fixture.service.arrived.map(({ phone }) => phone).sort()).toEqual(
    readers.map(({ phone }) => phone.id).sort(),
  )
})

it('control: sends a second one without the mark and the constraint', async () => {
  await fixture.inTenant((tx) => tx.delete(pushMessages))
  const { person, phone } = await fixture.reader()
  await confirmed(person)
  await fixture.sendAll()
  const [row] = await fixture.messages()
  const note = (constraint: string) =>
    fixture.inTenant((tx) =>
      tx.execute(sql`insert into push_messages (tenant_id, subscription_id, source, notice_id)
        select tenant_id, subscription_id, source, notice_id from push_messages where id = ${row?.id}
        ${sql.raw(constraint)}`),
    )
  await expect(note('')).rejects.toThrow()
  await note('on conflict on constraint push_once_uq do nothing')
  await fixture.sendAll()
  expect(fixture.arrivedAt(phone)).toHaveLength(1)
  // simulates two senders that ignore the mark
  await fixture.inTenant((tx) =>
    tx
      .update(pushMessages)
      .set({ takenAt: null, endedAt: null, outcome: null })
      .where(eq(pushMessages.id, row?.id ?? '')),
  )
  await fixture.sendAll()
  expect(fixture.arrivedAt(phone)).toHaveLength(2)
})

const WORK = { tenantId: 'gavarres', job: 'push' }

/** Inserts so many due notices for one phone. */
async function dueNotices(count: number) {
  const { person } = await fixture.reader()
  await confirmed(person)
  const [row] = await fixture.messages()
  await fixture.inTenant((tx) =>
    tx.execute(sql`insert into push_messages (tenant_id, subscription_id, source, notice_id)
      select tenant_id, subscription_id, 'message', gen_random_uuid() from push_messages, generate_series(2, ${count}) where id = ${row?.id}`),
  )
}

/** Two processes claim at the same moment: the first holds its rows until the second has finished. */
async function twoAtOnce(claim: (tx: Db) => Promise<{ id: string }[]>) {
  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id)
  let release = () => {}
  const seen = new Promise<void>((resolve) => {
    release = resolve
  })
  let holding: Promise<void> | undefined
  const first = await new Promise<string[]>((resolve, reject) => {
    holding = fixture.inTenant(async (tx) => {
      resolve(ids(await claim(tx)))
      await seen
    })
    holding.catch(reject)
  })
  const second = ids(await fixture.inTenant(claim).finally(release))
  await holding
  return { first, second }
}

const isPostgres = inject('databaseTemplate').kind === 'postgres'

it.runIf(isPostgres)(
  'shares the work: a second sender claims other notices, each up to its limit',
  async () => {
    await fixture.inTenant((tx) => tx.delete(pushMessages))
    await dueNotices(30)
    const { first, second } = await twoAtOnce((tx) => claimDue(tx, WORK, []))
    expect([first.length, second.length]).toEqual([10, 10])
    expect(new Set([...first, ...second]).size).toBe(20)
    // control: with rows chosen first and locked afterwards, the second process gets none
    const chosenBefore = (tx: Db) =>
      rowsOf<{ id: string }>(
        tx,
        sql`select id from push_messages where id in (select id from push_messages order by due_at, id limit 10) for update skip locked`,
      )
    const control = await twoAtOnce(chosenBefore)
    expect([control.first.length, control.second.length]).toEqual([10, 0])
  },
)

it('claims later notices of a service whose oldest wait after a failure', async () => {
  await fixture.inTenant((tx) => tx.delete(pushMessages))
  await dueNotices(15)
  const failed = await fixture.inTenant((tx) => claimDue(tx, WORK, []))
  for (const { id } of failed)
    await fixture.inTenant((tx) =>
      tx.execute(sql`insert into job_failures (tenant_id, job, row_id, error, retry_at)
        values ('gavarres', 'push', ${id}, 'x', 'infinity')`),
    )
  expect(await fixture.inTenant((tx) => claimDue(tx, WORK, []))).toHaveLength(5)
})
