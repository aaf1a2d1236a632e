import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { eq, sql } from '../../../database/orm.ts'
import { rowsOf, withTenant } from '../../../database/with-tenant.ts'
import { day, TENANT } from '../../../testing/booking-fixture.ts'
import { type GuideFixture, startGuideFixture } from '../../../testing/guide-fixture.ts'
import { createPerson, type TestPerson } from '../../../testing/test-people.ts'
import { completeDue } from '../../bookings/reservations/overdue.service.ts'
import { pointsLedger } from '../../points/ledger/points.tables.ts'

let fixture: GuideFixture
beforeAll(async () => {
  fixture = await startGuideFixture()
})
afterAll(() => fixture.api.close())

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const mark = (reservation_id: string, over: object = {}) => ({
  reservation_id,
  attended: true,
  at: ago(1),
  device: 'phone-a',
  ...over,
})
const send = (marks: object[], person = fixture.guide, headers = {}) =>
  fixture.call('POST', '/guide/attendance', marks, person, headers)
const pointsOf = async (member: TestPerson) => {
  const rows = await withTenant(fixture.api.db, TENANT, (tx) =>
    tx
      .select({ delta: pointsLedger.delta })
      .from(pointsLedger)
      .where(eq(pointsLedger.userId, member.user.id))
      .orderBy(pointsLedger.createdAt),
  )
  return rows.map((row) => row.delta)
}
const kindsOf = async (id: string, member: TestPerson) =>
  (await fixture.call('GET', `/reservations/${id}`, undefined, member)).body.data.history.map(
    (event: { kind: string }) => event.kind,
  )
const stateOf = async (id: string) => {
  const row = await fixture.find(id)
  return [row?.status, row?.outcome]
}

it('answers each mark of a batch separately, and stores its time, phone and arrival', async () => {
  const good = await fixture.begun()
  const pending = await fixture.request()
  const colleague = await createPerson(fixture.api.db, TENANT, { isGuide: true })
  const foreign = await fixture.request({}, { experience: await fixture.experience({}, colleague) })
  const at = ago(20)
  const { status, body } = await send([
    mark(pending.id),
    mark(good.id, { at }),
    mark(foreign.id),
    mark('7b8ff1a0-0000-4000-8000-000000000001'),
    mark('no id at all'),
  ])
  expect(status).toBe(200)
  expect(body.data.map((one: { result: string; code: string }) => [one.result, one.code])).toEqual([
    ['refused', 'reservation_transition'],
    ['stored', null],
    ['refused', 'reservation_not_found'],
    ['refused', 'reservation_not_found'],
    ['refused', 'reservation_not_found'],
  ])
  expect(body.data[1]).toMatchObject({
    status: 'confirmed',
    outcome: null,
    attendance: { state: 'here', mark: { at, device: 'phone-a' }, others: [] },
  })
  const received = Date.parse(body.data[1].attendance.mark.received_at)
  expect(Date.now() - received).toBeLessThan(60_000)
  expect(body.data[0].message).toMatch(/\w/)
  expect(await pointsOf(good.member)).toEqual([])
  expect(await stateOf(foreign.id)).toEqual(['confirmed', null])
})

it('lists a day of the guide with name, people, requests, pets and phone, and nothing of other guides', async () => {
  const experience = await fixture.experience({ autoConfirm: false }, fixture.guide)
  const { id } = await fixture.request(
    { people: 4, special_requests: 'Una cadireta', date: day(6) },
    { experience },
  )
  await fixture.request({ time: '12:00', date: day(6) }, { experience })
  const colleague = await createPerson(fixture.api.db, TENANT, { isGuide: true })
  const read = async (person: TestPerson) =>
    (await fixture.call('GET', `/guide/manifest?date=${day(6)}`, undefined, person)).body.data
  const { slots, date } = await read(fixture.guide)
  expect([date, slots.map((slot: { time: string }) => slot.time)]).toEqual([day(6), ['10:00', '12:00']])
  expect(slots[0]).toMatchObject({ experience: { id: experience }, capacity: 10, booked: 4 })
  expect(slots[0].entries).toMatchObject([
    {
      ...{ id, name: 'Ona Serra', phone: '+34 600 000 001', people: 4, special_requests: 'Una cadireta' },
      ...{ status: 'pending', pets: [], code: id.slice(0, 8).toUpperCase() },
      attendance: { state: 'none', mark: null, others: [] },
    },
  ])
  expect((await read(colleague)).slots).toEqual([])
  expect(
    await fixture.call('GET', '/guide/manifest?date=2026-02-30', undefined, fixture.guide),
  ).toMatchObject({
    status: 422,
  })
})

it('lists a stay on its day of arrival with the rooms of that night, and marks it', async () => {
  const id = await fixture.lodging(4, { autoConfirm: false }, { guideUserId: fixture.guide.user.id })
  const { body } = await fixture.stay(id, { date: day(8), rooms: 2, people: 3 })
  const read = async (date: string) =>
    (await fixture.call('GET', `/guide/manifest?date=${date}`, undefined, fixture.guide)).body.data.slots
  expect(await read(day(8))).toMatchObject([
    {
      ...{ experience: { id }, time: '16:00', capacity: 4, booked: 2 },
      entries: [{ id: body.data.id, people: 3, nights: 2, rooms: 2 }],
    },
  ])
  expect(await read(day(9))).toEqual([])
  await fixture.setStatus(body.data.id, { startsAt: new Date(Date.now() - 3_600_000) })
  await fixture.setStatus(body.data.id, { status: 'confirmed' })
  expect((await send([mark(body.data.id)])).body.data).toMatchObject([{ result: 'stored' }])
  // the nights are still to come, so the reservation stays confirmed
  expect(await stateOf(body.data.id)).toEqual(['confirmed', null])
})

it('stores a batch of thirty marks, and nothing new when it is repeated', async () => {
  const made = await Promise.all(Array.from({ length: 30 }, () => fixture.begun(3)))
  const batch = made.map(({ id }, index) => mark(id, { at: ago(50 - index) }))
  const first = await send(batch)
  expect(first.body.data.filter((one: { result: string }) => one.result === 'stored')).toHaveLength(30)
  const again = await send(batch)
  expect(again.body.data.filter((one: { result: string }) => one.result === 'already')).toHaveLength(30)
  for (const { member } of made) expect(await pointsOf(member)).toEqual([30])
})

it('counts the earlier mark of two phones in either order, and lists the other', async () => {
  const { id, member } = await fixture.begun(3)
  const [early, late] = [ago(30), ago(10)]
  await send([mark(id, { at: late, device: 'phone-b' })])
  const { body } = await send([mark(id, { at: early, device: 'phone-a' })])
  expect(body.data[0].attendance).toMatchObject({
    state: 'here',
    mark: { at: early, device: 'phone-a' },
    others: [{ at: late, device: 'phone-b' }],
  })
  expect(await pointsOf(member)).toEqual([30])
  const today = await fixture.call('GET', `/guide/manifest?date=${day(3)}`, undefined, fixture.guide)
  const entry = today.body.data.slots
    .flatMap((slot: { entries: { id: string }[] }) => slot.entries)
    .find((one: { id: string }) => one.id === id)
  expect(entry).toMatchObject({
    attendance: { mark: { device: 'phone-a' }, others: [{ device: 'phone-b' }] },
  })
})

it('records a no-show after the end, also after the reservation was completed automatically', async () => {
  const { id, member } = await fixture.begun(3)
  const clock = { now: new Date(), timeZone: 'Europe/Madrid' }
  await withTenant(fixture.api.db, TENANT, (tx) => completeDue(tx, { tenantId: TENANT, clock }))
  expect(await pointsOf(member)).toEqual([30])
  const { body } = await send([mark(id, { attended: false, at: ago(100) })])
  expect(body.data[0]).toMatchObject({ status: 'completed', outcome: 'no_show' })
  expect(await pointsOf(member)).toEqual([30, -30])
  // the other guide's phone syncs later and says that the member attended
  await send([mark(id, { at: ago(110), device: 'phone-b' })])
  expect(await stateOf(id)).toEqual(['completed', 'attended'])
  expect(await pointsOf(member)).toEqual([30, -30, 30])
})

it('merges marks of the day list with steps of the reservations screen', async () => {
  const { id, member } = await fixture.begun(3)
  await fixture.step(id, 'attended')
  const { body } = await send([mark(id, { at: ago(15) })])
  expect(body.data[0].attendance).toMatchObject({ mark: { device: 'phone-a' }, others: [{ device: null }] })
  expect(await pointsOf(member)).toEqual([30])
})

it('stores marks of a wrong clock, but prefers one with a plausible time', async () => {
  const [ahead, behind] = [await fixture.begun(3), await fixture.begun(3)]
  const times = ['2031-01-01T10:00:00.000Z', '2019-01-01T10:00:00.000Z']
  const { body } = await send([mark(ahead.id, { at: times[0] }), mark(behind.id, { at: times[1] })])
  for (const one of body.data) expect(one).toMatchObject({ result: 'stored', outcome: 'attended' })
  // a mark with a plausible time wins over one with a time in the future
  const good = await send([mark(ahead.id, { at: ago(5), device: 'phone-b' })])
  expect(good.body.data[0].attendance.mark.device).toBe('phone-b')
})

it('stores a refused mark on a cancelled reservation, and refuses marks long before the start', async () => {
  const { id, member } = await fixture.begun()
  await fixture.step(id, 'cancel')
  const { body } = await send([mark(id)])
  expect(body.data[0]).toMatchObject({ result: 'refused', code: 'reservation_closed', status: 'cancelled' })
  expect(body.data[0].attendance.others).toMatchObject([{ refused: 'reservation_closed' }])
  expect(await pointsOf(member)).toEqual([])
  const later = await fixture.request()
  await fixture.step(later.id, 'confirm')
  expect((await send([mark(later.id)])).body.data[0]).toMatchObject({
    result: 'refused',
    code: 'reservation_not_begun',
    attendance: { others: [] },
  })
})

it('refuses a body that is not a list of marks', async () => {
  const { id } = await fixture.begun()
  for (const body of [
    [],
    {},
    [mark(id, { at: 'yesterday' })],
    [mark(id, { note: 'x' })],
    [{ attended: true }],
  ])
    expect((await send(body as object[])).status).toBe(422)
})

it('stores ten concurrent equal marks as one', async () => {
  const { id, member } = await fixture.begun(3)
  const one = mark(id, { at: ago(2) })
  const answers = await Promise.all(Array.from({ length: 10 }, () => send([one])))
  expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(200))
  const stored = await withTenant(fixture.api.db, TENANT, (tx) =>
    rowsOf(tx, sql`select id from attendance_marks where reservation_id = ${id}::uuid`),
  )
  expect(stored).toHaveLength(1)
  expect(await pointsOf(member)).toEqual([30])
})

it('concurrent marks of two phones lead to one state, one history entry and points once', async () => {
  for (let round = 0; round < 10; round++) {
    const { id, member } = await fixture.begun(3)
    await Promise.all([
      send([mark(id, { at: ago(20), device: 'phone-a' })]),
      send([mark(id, { at: ago(10), device: 'phone-b' })]),
    ])
    expect(await stateOf(id)).toEqual(['completed', 'attended'])
    expect(await pointsOf(member)).toEqual([30])
    expect(await kindsOf(id, member)).toEqual(['requested', 'confirmed', 'attended'])
  }
})

it('makes marks immutable, and leaves a completed reservation without marks unchanged', async () => {
  const { id } = await fixture.begun(3)
  await fixture.step(id, 'attended')
  await withTenant(fixture.api.db, TENANT, async (tx) => {
    for (const statement of [
      sql`update attendance_marks set attended = false`,
      sql`delete from attendance_marks`,
    ])
      await expect(tx.transaction((inner) => inner.execute(statement))).rejects.toThrow()
  })
  const unmarked = await fixture.begun(3)
  const clock = { now: new Date(), timeZone: 'Europe/Madrid' }
  await withTenant(fixture.api.db, TENANT, (tx) => completeDue(tx, { tenantId: TENANT, clock }))
  await expect(
    fixture.setStatus(unmarked.id, { status: 'completed', outcome: 'no_show', changedBy: 'guide:x' }),
  ).rejects.toThrow()
})

it.runIf(inject('databaseTemplate').kind === 'postgres')(
  'control: without the constraint the same tap would be stored twice',
  async () => {
    const { id } = await fixture.begun()
    const constraint = 'attendance_mark_uq unique nulls not distinct'
    await fixture.api.db.execute(sql.raw('alter table attendance_marks drop constraint attendance_mark_uq'))
    try {
      const one = mark(id, { at: ago(2) })
      await Promise.all([send([one]), send([one])])
      const stored = await withTenant(fixture.api.db, TENANT, (tx) =>
        rowsOf(tx, sql`select id from attendance_marks where reservation_id = ${id}::uuid`),
      )
      expect(stored).toHaveLength(2)
    } finally {
      // only the owner of the table can delete, and only within a tenant
      await fixture.api.db.transaction(async (tx) => {
        await tx.execute(sql`select set_config('app.tenant', ${TENANT}, true)`)
        await tx.execute(sql`delete from attendance_marks where reservation_id = ${id}::uuid`)
      })
      await fixture.api.db.execute(
        sql.raw(
          `alter table attendance_marks add constraint ${constraint} (tenant_id, reservation_id, attended, take_back, at, device)`,
        ),
      )
    }
  },
)
