import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { eq } from '../../../database/orm.ts'
import { day, TENANT } from '../../../testing/booking-bench.ts'
import { createPerson } from '../../../testing/test-people.ts'
import { startWaitlistBench, type WaitlistBench } from '../../../testing/waitlist-bench.ts'
import { experiences } from '../../catalogue/experiences/experiences.tables.ts'

let bench: WaitlistBench
beforeAll(async () => {
  bench = await startWaitlistBench()
})
afterAll(() => bench.api.close())
afterEach(async () => expect(await bench.drift()).toEqual([]))

const statusOf = async (one: { member: Parameters<WaitlistBench['entryOf']>[0] }) =>
  (await bench.entryOf(one.member)).status

it('puts a member into the line of a full slot and tells the place in it', async () => {
  const { id } = await bench.fullSlot()
  await bench.joined(id)
  const second = await bench.joined(id, 2)
  expect(await bench.entryOf(second.member)).toMatchObject({
    ...{ experience_id: id, date: day(3), time: '10:00', people: 2, status: 'waiting' },
    ...{ position: 2, why_waiting: 'no_seats', passed: null, offer_until: null, reservation_id: null },
    experience: { id, title: `${id} ca` },
  })
})

it('sends who could simply book to the booking, and refuses what could never be offered', async () => {
  const { id } = await bench.fullSlot(2)
  const free = await bench.experience()
  const member = await bench.person()
  expect(await bench.join(free, member)).toMatchObject({
    status: 409,
    body: { code: 'waitlist_seats_free', data: { remaining: 10 } },
  })
  expect(await bench.join(id, member, { people: 3 })).toMatchObject({
    status: 422,
    body: { code: 'waitlist_party_too_large' },
  })
  expect(await bench.join(id, member, { time: '11:00' })).toMatchObject({
    body: { code: 'slot_unavailable' },
  })
  expect(await bench.join('e-none', member)).toMatchObject({ status: 404 })
  for (const people of [0, 51, 1.5])
    expect(await bench.join(id, member, { people })).toMatchObject({ status: 422 })
})

it('takes everybody once per slot, however often they press, and the same key as the same intent', async () => {
  const { id } = await bench.fullSlot()
  const member = await bench.person()
  const answers = await Promise.all(Array.from({ length: 8 }, () => bench.join(id, member)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set([undefined, 'waitlist_exists']))
  const other = await bench.person()
  const key = { 'idempotency-key': 'line-0123456789' }
  const [first, second] = [await bench.join(id, other, {}, key), await bench.join(id, other, {}, key)]
  expect([second.status, second.body.data.id]).toEqual([201, first.body.data.id])
  expect(await bench.mine(member)).toHaveLength(1)
})

it('refuses who has a reservation of that day already', async () => {
  const { id, filled } = await bench.fullSlot(1)
  expect(await bench.join(id, filled[0]?.member ?? bench.member)).toMatchObject({
    status: 409,
    body: { code: 'reservation_exists', data: { existing_reservation: { id: filled[0]?.id } } },
  })
})

// pretix#2119
it('offers in the order of joining over the whole slot, whatever the party sizes', async () => {
  const { id, filled } = await bench.fullSlot(1, { slots: [{ time: '10:00', capacity: 4 }] })
  const three = await bench.person()
  const { body } = await bench.book(id, { people: 3 }, three)
  const line = [await bench.joined(id, 1), await bench.joined(id, 2), await bench.joined(id, 1)]
  await bench.cancel({ id: body.data.id, member: three })
  expect(await Promise.all(line.map(statusOf))).toEqual(['offered', 'offered', 'waiting'])
  await bench.freeOne(filled)
  expect(await Promise.all(line.map(statusOf))).toEqual(['offered', 'offered', 'offered'])
})

// pretix#974
it('offers to the first party that fits, and says to who was passed over what went by', async () => {
  const { id, filled } = await bench.fullSlot(3)
  const large = await bench.joined(id, 3)
  const small = await bench.joined(id, 1)
  const behind = await bench.joined(id, 1)
  await bench.freeOne(filled)
  expect(await statusOf(small)).toBe('offered')
  expect(await bench.entryOf(large.member)).toMatchObject({
    ...{ status: 'waiting', position: 1, why_waiting: 'no_seats', passed: { seats: 1 } },
  })
  expect(await bench.entryOf(behind.member)).toMatchObject({ position: 2, passed: null })
})

it('gives a freed seat that fits no one in the line to anyone who books it', async () => {
  const { id, filled } = await bench.fullSlot(2)
  const pair = await bench.joined(id, 2)
  await bench.freeOne(filled)
  expect(await bench.entryOf(pair.member)).toMatchObject({
    status: 'waiting',
    why_waiting: 'party_too_large',
  })
  expect((await bench.book(id, { people: 1 }, await bench.person())).status).toBe(201)
})

it('holds offered seats: no one books them, and the one who accepts has the reservation', async () => {
  const { id, filled } = await bench.fullSlot(1)
  const first = await bench.joined(id)
  expect(await bench.accept(first)).toMatchObject({ status: 409, body: { code: 'waitlist_not_offered' } })
  await bench.freeOne(filled)
  const offer = await bench.entryOf(first.member)
  const left = Date.parse(offer.offer_until ?? '') - Date.now()
  expect(left).toBeGreaterThan(58 * 60_000)
  expect(left).toBeLessThanOrEqual(60 * 60_000)
  expect(await bench.book(id, { people: 1 }, await bench.person())).toMatchObject({
    status: 409,
    body: { code: 'date_full' },
  })
  const key = { 'idempotency-key': 'accept-0123456789' }
  const accepted = await bench.accept(first, key)
  expect(accepted).toMatchObject({
    status: 201,
    body: { data: { experience_id: id, date: day(3), time: '10:00', people: 1, status: 'confirmed' } },
  })
  expect((await bench.accept(first, key)).body).toEqual(accepted.body)
  expect(await bench.accept(first)).toMatchObject({
    status: 200,
    body: { data: { id: accepted.body.data.id } },
  })
  expect(await bench.entryOf(first.member)).toMatchObject({
    status: 'accepted',
    reservation_id: accepted.body.data.id,
  })
  expect(await bench.seats(id)).toEqual([{ time: '10:00', booked: 1 }])
})

// pretix#1163
it('ends the place of who accepted and then cancels, and offers the seat to the next at once', async () => {
  const { id, filled } = await bench.fullSlot(1)
  const first = await bench.joined(id)
  const next = await bench.joined(id)
  await bench.freeOne(filled)
  const { body } = await bench.accept(first)
  expect(await statusOf(next)).toBe('waiting')
  await bench.cancel({ id: body.data.id, member: first.member })
  expect(await statusOf(next)).toBe('offered')
  expect((await bench.mine(first.member)).map((entry) => entry.status)).toEqual(['accepted'])
  expect((await bench.join(id, first.member)).status).toBe(201)
})

// pretix#2219
it('offers what a person lets go to the next at once, and ends a place that waits', async () => {
  const { id, filled } = await bench.fullSlot(1)
  const [first, second, third] = [await bench.joined(id), await bench.joined(id), await bench.joined(id)]
  await bench.freeOne(filled)
  expect((await bench.leave(second)).body.data.status).toBe('left')
  expect(await bench.leave(first)).toMatchObject({ status: 200, body: { data: { status: 'left' } } })
  expect((await bench.leave(first)).status).toBe(200)
  expect(await statusOf(third)).toBe('offered')
  expect(await bench.accept(first)).toMatchObject({ status: 409, body: { code: 'waitlist_offer_over' } })
})

// pretix#3628
it('shows the guide the line of a slot with why each has no offer, and no one else', async () => {
  const { id, filled } = await bench.fullSlot(3)
  const large = await bench.joined(id, 3)
  await bench.joined(id, 1)
  await bench.joined(id, 2)
  await bench.freeOne(filled)
  const ask = (person: Parameters<WaitlistBench['entryOf']>[0]) =>
    bench.call('GET', `/guide/waitlist?experience_id=${id}&date=${day(3)}&time=10:00`, undefined, person)
  const line = await ask(bench.guide)
  expect(line.body.data).toMatchObject([
    { status: 'offered', people: 1, why_waiting: null, member: { name: 'Ona Serra' } },
    { status: 'waiting', people: 3, position: 1, why_waiting: 'no_seats', passed: { seats: 1 } },
    { status: 'waiting', people: 2, position: 2, why_waiting: 'no_seats', passed: null },
  ])
  expect(JSON.stringify(line.body)).not.toContain(large.member.user.email)
  const colleague = await createPerson(bench.api.db, TENANT, { isGuide: true })
  expect(await ask(colleague)).toMatchObject({ status: 404, body: { code: 'experience_not_found' } })
  expect((await ask(large.member)).status).toBe(403)
})

it('offers at once whatever frees the seats: a guide’s no, fewer people, a move to another time', async () => {
  const two = [
    { time: '10:00', capacity: 2 },
    { time: '12:00', capacity: 2 },
  ]
  const freedBy = async (
    free: (reservation: { id: string; member: Awaited<ReturnType<typeof bench.person>> }) => Promise<unknown>,
  ) => {
    const id = await bench.experience({ slots: two, autoConfirm: false }, bench.guide)
    const member = await bench.person()
    const { body } = await bench.book(id, { people: 2 }, member)
    const waiting = await bench.joined(id, 1)
    await free({ id: body.data.id, member })
    return statusOf(waiting)
  }
  expect(await freedBy(({ id }) => bench.step(id, 'reject'))).toBe('offered')
  expect(
    await freedBy(async ({ id }) => {
      await bench.step(id, 'confirm')
      await bench.step(id, 'cancel')
    }),
  ).toBe('offered')
  expect(
    await freedBy(({ id, member }) => bench.call('PUT', `/reservations/${id}`, { people: 1 }, member)),
  ).toBe('offered')
  expect(
    await freedBy(({ id, member }) => bench.call('PUT', `/reservations/${id}`, { time: '12:00' }, member)),
  ).toBe('offered')
})

it('offers nothing to who has found another time of that day, until they give it back', async () => {
  const two = [
    { time: '10:00', capacity: 1 },
    { time: '12:00', capacity: 1 },
  ]
  const { id, filled } = await bench.fullSlot(1, { slots: two })
  const waiting = await bench.joined(id)
  const other = await bench.book(id, { time: '12:00', people: 1 }, waiting.member)
  await bench.freeOne(filled)
  expect(await bench.entryOf(waiting.member)).toMatchObject({
    status: 'waiting',
    why_waiting: 'has_reservation',
  })
  await bench.cancel({ id: other.body.data.id, member: waiting.member })
  expect(await statusOf(waiting)).toBe('offered')
})

it('has a line for a restaurant’s table, which becomes a reservation without a sum', async () => {
  const { id, filled } = await bench.fullSlot(2)
  await bench.inTenant((tx) =>
    tx
      .update(experiences)
      .set({ type: 'restaurant', purchase: 'table', priceUnit: 'none' })
      .where(eq(experiences.id, id)),
  )
  expect((await bench.book(id, { people: 2 }, await bench.person())).body.code).toMatch(/_full$/)
  const party = await bench.joined(id, 2)
  await bench.freeOne(filled)
  expect(await bench.entryOf(party.member)).toMatchObject({ status: 'waiting', position: 1 })
  await bench.freeOne(filled.slice(1))
  const { status, body } = await bench.accept(party)
  expect([status, body.data]).toMatchObject([
    201,
    { people: 2, time: '10:00', nights: null, experience: { id } },
  ])
})

it('is not there for anybody else', async () => {
  const { id, filled } = await bench.fullSlot(1)
  const one = await bench.joined(id)
  await bench.freeOne(filled)
  const stranger = await bench.person()
  for (const call of [bench.accept, bench.leave])
    expect(await call({ id: one.id, member: stranger })).toMatchObject({
      status: 404,
      body: { code: 'waitlist_entry_not_found' },
    })
  expect(await bench.mine(stranger)).toEqual([])
})
