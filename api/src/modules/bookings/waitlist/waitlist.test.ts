import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { eq } from '../../../database/orm.ts'
import { day, TENANT } from '../../../testing/booking-fixture.ts'
import { createPerson } from '../../../testing/test-people.ts'
import { startWaitlistFixture, type WaitlistFixture } from '../../../testing/waitlist-fixture.ts'
import { experiences } from '../../catalogue/experiences/experiences.tables.ts'

let fixture: WaitlistFixture
beforeAll(async () => {
  fixture = await startWaitlistFixture()
})
afterAll(() => fixture.api.close())
afterEach(async () => expect(await fixture.drift()).toEqual([]))

const statusOf = async (one: { member: Parameters<WaitlistFixture['entryOf']>[0] }) =>
  (await fixture.entryOf(one.member)).status

it('adds a member to the waitlist of a full slot and answers the position', async () => {
  const { id } = await fixture.fullSlot()
  await fixture.joined(id)
  const second = await fixture.joined(id, 2)
  expect(await fixture.entryOf(second.member)).toMatchObject({
    ...{ experience_id: id, date: day(3), time: '10:00', people: 2, status: 'waiting' },
    ...{ position: 2, why_waiting: 'no_seats', passed: null, offer_until: null, reservation_id: null },
    experience: { id, title: `${id} ca` },
  })
})

it('refuses an entry where seats are free, and one for more people than the slot can hold', async () => {
  const { id } = await fixture.fullSlot(2)
  const free = await fixture.experience()
  const member = await fixture.person()
  expect(await fixture.join(free, member)).toMatchObject({
    status: 409,
    body: { code: 'waitlist_seats_free', data: { remaining: 10 } },
  })
  expect(await fixture.join(id, member, { people: 3 })).toMatchObject({
    status: 422,
    body: { code: 'waitlist_party_too_large' },
  })
  expect(await fixture.join(id, member, { time: '11:00' })).toMatchObject({
    body: { code: 'slot_unavailable' },
  })
  expect(await fixture.join('e-none', member)).toMatchObject({ status: 404 })
  for (const people of [0, 51, 1.5])
    expect(await fixture.join(id, member, { people })).toMatchObject({ status: 422 })
})

it('adds a member once per slot for repeated calls, and answers the same entry for the same key', async () => {
  const { id } = await fixture.fullSlot()
  const member = await fixture.person()
  const answers = await Promise.all(Array.from({ length: 8 }, () => fixture.join(id, member)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set([undefined, 'waitlist_exists']))
  const other = await fixture.person()
  const key = { 'idempotency-key': 'line-0123456789' }
  const [first, second] = [await fixture.join(id, other, {}, key), await fixture.join(id, other, {}, key)]
  expect([second.status, second.body.data.id]).toEqual([201, first.body.data.id])
  expect(await fixture.mine(member)).toHaveLength(1)
})

it('refuses a member who has a reservation on that day', async () => {
  const { id, filled } = await fixture.fullSlot(1)
  expect(await fixture.join(id, filled[0]?.member ?? fixture.member)).toMatchObject({
    status: 409,
    body: { code: 'reservation_exists', data: { existing_reservation: { id: filled[0]?.id } } },
  })
})

// pretix#2119
it('offers in the order of joining across the whole slot, whatever the party sizes', async () => {
  const { id, filled } = await fixture.fullSlot(1, { slots: [{ time: '10:00', capacity: 4 }] })
  const three = await fixture.person()
  const { body } = await fixture.book(id, { people: 3 }, three)
  const line = [await fixture.joined(id, 1), await fixture.joined(id, 2), await fixture.joined(id, 1)]
  await fixture.cancel({ id: body.data.id, member: three })
  expect(await Promise.all(line.map(statusOf))).toEqual(['offered', 'offered', 'waiting'])
  await fixture.freeOne(filled)
  expect(await Promise.all(line.map(statusOf))).toEqual(['offered', 'offered', 'offered'])
})

// pretix#974
it('offers to the first party that fits, and tells a skipped entry how many seats it missed', async () => {
  const { id, filled } = await fixture.fullSlot(3)
  const large = await fixture.joined(id, 3)
  const small = await fixture.joined(id, 1)
  const behind = await fixture.joined(id, 1)
  await fixture.freeOne(filled)
  expect(await statusOf(small)).toBe('offered')
  expect(await fixture.entryOf(large.member)).toMatchObject({
    ...{ status: 'waiting', position: 1, why_waiting: 'no_seats', passed: { seats: 1 } },
  })
  expect(await fixture.entryOf(behind.member)).toMatchObject({ position: 2, passed: null })
})

it('lets anyone book a freed seat that fits no party on the waitlist', async () => {
  const { id, filled } = await fixture.fullSlot(2)
  const pair = await fixture.joined(id, 2)
  await fixture.freeOne(filled)
  expect(await fixture.entryOf(pair.member)).toMatchObject({
    status: 'waiting',
    why_waiting: 'party_too_large',
  })
  expect((await fixture.book(id, { people: 1 }, await fixture.person())).status).toBe(201)
})

it('reserves offered seats for the member who may accept, and turns acceptance into a reservation', async () => {
  const { id, filled } = await fixture.fullSlot(1)
  const first = await fixture.joined(id)
  expect(await fixture.accept(first)).toMatchObject({ status: 409, body: { code: 'waitlist_not_offered' } })
  await fixture.freeOne(filled)
  const offer = await fixture.entryOf(first.member)
  const left = Date.parse(offer.offer_until ?? '') - Date.now()
  expect(left).toBeGreaterThan(58 * 60_000)
  expect(left).toBeLessThanOrEqual(60 * 60_000)
  expect(await fixture.book(id, { people: 1 }, await fixture.person())).toMatchObject({
    status: 409,
    body: { code: 'date_full' },
  })
  const key = { 'idempotency-key': 'accept-0123456789' }
  const accepted = await fixture.accept(first, key)
  expect(accepted).toMatchObject({
    status: 201,
    body: { data: { experience_id: id, date: day(3), time: '10:00', people: 1, status: 'confirmed' } },
  })
  expect((await fixture.accept(first, key)).body).toEqual(accepted.body)
  expect(await fixture.accept(first)).toMatchObject({
    status: 200,
    body: { data: { id: accepted.body.data.id } },
  })
  expect(await fixture.entryOf(first.member)).toMatchObject({
    status: 'accepted',
    reservation_id: accepted.body.data.id,
  })
  expect(await fixture.seats(id)).toEqual([{ time: '10:00', booked: 1 }])
})

// pretix#1163
it('offers the seat to the next entry when a reservation from an offer is cancelled', async () => {
  const { id, filled } = await fixture.fullSlot(1)
  const first = await fixture.joined(id)
  const next = await fixture.joined(id)
  await fixture.freeOne(filled)
  const { body } = await fixture.accept(first)
  expect(await statusOf(next)).toBe('waiting')
  await fixture.cancel({ id: body.data.id, member: first.member })
  expect(await statusOf(next)).toBe('offered')
  expect((await fixture.mine(first.member)).map((entry) => entry.status)).toEqual(['accepted'])
  expect((await fixture.join(id, first.member)).status).toBe(201)
})

// pretix#2219
it('offers seats of a declined offer to the next entry, and removes a waiting entry on request', async () => {
  const { id, filled } = await fixture.fullSlot(1)
  const [first, second, third] = [
    await fixture.joined(id),
    await fixture.joined(id),
    await fixture.joined(id),
  ]
  await fixture.freeOne(filled)
  expect((await fixture.leave(second)).body.data.status).toBe('left')
  expect(await fixture.leave(first)).toMatchObject({ status: 200, body: { data: { status: 'left' } } })
  expect((await fixture.leave(first)).status).toBe(200)
  expect(await statusOf(third)).toBe('offered')
  expect(await fixture.accept(first)).toMatchObject({ status: 409, body: { code: 'waitlist_offer_over' } })
})

// pretix#3628
it('shows the guide the waitlist of a slot with the reason of each entry without an offer, and other guides nothing', async () => {
  const { id, filled } = await fixture.fullSlot(3)
  const large = await fixture.joined(id, 3)
  await fixture.joined(id, 1)
  await fixture.joined(id, 2)
  await fixture.freeOne(filled)
  const ask = (person: Parameters<WaitlistFixture['entryOf']>[0]) =>
    fixture.call('GET', `/guide/waitlist?experience_id=${id}&date=${day(3)}&time=10:00`, undefined, person)
  const line = await ask(fixture.guide)
  expect(line.body.data).toMatchObject([
    { status: 'offered', people: 1, why_waiting: null, member: { name: 'Ona Serra' } },
    { status: 'waiting', people: 3, position: 1, why_waiting: 'no_seats', passed: { seats: 1 } },
    { status: 'waiting', people: 2, position: 2, why_waiting: 'no_seats', passed: null },
  ])
  expect(JSON.stringify(line.body)).not.toContain(large.member.user.email)
  const colleague = await createPerson(fixture.api.db, TENANT, { isGuide: true })
  expect(await ask(colleague)).toMatchObject({ status: 404, body: { code: 'experience_not_found' } })
  expect((await ask(large.member)).status).toBe(403)
})

it('offers seats freed by a guide’s refusal, by fewer people, or by a move to another time', async () => {
  const two = [
    { time: '10:00', capacity: 2 },
    { time: '12:00', capacity: 2 },
  ]
  const freedBy = async (
    free: (reservation: {
      id: string
      member: Awaited<ReturnType<typeof fixture.person>>
    }) => Promise<unknown>,
  ) => {
    const id = await fixture.experience({ slots: two, autoConfirm: false }, fixture.guide)
    const member = await fixture.person()
    const { body } = await fixture.book(id, { people: 2 }, member)
    const waiting = await fixture.joined(id, 1)
    await free({ id: body.data.id, member })
    return statusOf(waiting)
  }
  expect(await freedBy(({ id }) => fixture.step(id, 'reject'))).toBe('offered')
  expect(
    await freedBy(async ({ id }) => {
      await fixture.step(id, 'confirm')
      await fixture.step(id, 'cancel')
    }),
  ).toBe('offered')
  expect(
    await freedBy(({ id, member }) => fixture.call('PUT', `/reservations/${id}`, { people: 1 }, member)),
  ).toBe('offered')
  expect(
    await freedBy(({ id, member }) => fixture.call('PUT', `/reservations/${id}`, { time: '12:00' }, member)),
  ).toBe('offered')
})

it('offers nothing to a member with another reservation on that day, until it is cancelled', async () => {
  const two = [
    { time: '10:00', capacity: 1 },
    { time: '12:00', capacity: 1 },
  ]
  const { id, filled } = await fixture.fullSlot(1, { slots: two })
  const waiting = await fixture.joined(id)
  const other = await fixture.book(id, { time: '12:00', people: 1 }, waiting.member)
  await fixture.freeOne(filled)
  expect(await fixture.entryOf(waiting.member)).toMatchObject({
    status: 'waiting',
    why_waiting: 'has_reservation',
  })
  await fixture.cancel({ id: other.body.data.id, member: waiting.member })
  expect(await statusOf(waiting)).toBe('offered')
})

it('has a waitlist for a restaurant table, which becomes a reservation without a price', async () => {
  const { id, filled } = await fixture.fullSlot(2)
  await fixture.inTenant((tx) =>
    tx
      .update(experiences)
      .set({ type: 'restaurant', purchase: 'table', priceUnit: 'none' })
      .where(eq(experiences.id, id)),
  )
  expect((await fixture.book(id, { people: 2 }, await fixture.person())).body.code).toMatch(/_full$/)
  const party = await fixture.joined(id, 2)
  await fixture.freeOne(filled)
  expect(await fixture.entryOf(party.member)).toMatchObject({ status: 'waiting', position: 1 })
  await fixture.freeOne(filled.slice(1))
  const { status, body } = await fixture.accept(party)
  expect([status, body.data]).toMatchObject([
    201,
    { people: 2, time: '10:00', nights: null, experience: { id } },
  ])
})

it('answers 404 to other members', async () => {
  const { id, filled } = await fixture.fullSlot(1)
  const one = await fixture.joined(id)
  await fixture.freeOne(filled)
  const stranger = await fixture.person()
  for (const call of [fixture.accept, fixture.leave])
    expect(await call({ id: one.id, member: stranger })).toMatchObject({
      status: 404,
      body: { code: 'waitlist_entry_not_found' },
    })
  expect(await fixture.mine(stranger)).toEqual([])
})
