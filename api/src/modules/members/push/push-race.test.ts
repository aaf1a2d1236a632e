import { afterAll, beforeAll, expect, it } from 'vitest'
import { eq, sql } from '../../../database/orm.ts'
import { type PushBench, startPushBench } from '../../../testing/push-bench.ts'
import type { TestPerson } from '../../../testing/test-people.ts'
import { pushMessages } from './push.tables.ts'

let bench: PushBench
beforeAll(async () => {
  bench = await startPushBench()
})
afterAll(() => bench.close())

const confirmed = async (person: TestPerson) => {
  const { id } = await bench.request({}, { member: person })
  await bench.step(id, 'confirm')
}

it('sends each notice once, however many senders there are', async () => {
  const readers = await Promise.all(Array.from({ length: 6 }, () => bench.reader()))
  for (const { person } of readers) await confirmed(person)
  const done = await Promise.all(Array.from({ length: 6 }, () => bench.sendAll()))
  await bench.sendAll()
  expect(done.reduce((sum, n) => sum + n, 0)).toBe(6)
  expect(bench.service.arrived.map(({ phone }) => phone).sort()).toEqual(
    readers.map(({ phone }) => phone.id).sort(),
  )
})

it('control: without the mark and the constraint a second one would go out', async () => {
  await bench.inTenant((tx) => tx.delete(pushMessages))
  const { person, phone } = await bench.reader()
  await confirmed(person)
  await bench.sendAll()
  const [row] = await bench.messages()
  const note = (constraint: string) =>
    bench.inTenant((tx) =>
      tx.execute(sql`insert into push_messages (tenant_id, subscription_id, source, notice_id)
        select tenant_id, subscription_id, source, notice_id from push_messages where id = ${row?.id}
        ${sql.raw(constraint)}`),
    )
  await expect(note('')).rejects.toThrow()
  await note('on conflict on constraint push_once_uq do nothing')
  await bench.sendAll()
  expect(bench.arrivedAt(phone)).toHaveLength(1)
  // two senders that do not look for the mark
  await bench.inTenant((tx) =>
    tx
      .update(pushMessages)
      .set({ takenAt: null, endedAt: null, outcome: null })
      .where(eq(pushMessages.id, row?.id ?? '')),
  )
  await bench.sendAll()
  expect(bench.arrivedAt(phone)).toHaveLength(2)
})
