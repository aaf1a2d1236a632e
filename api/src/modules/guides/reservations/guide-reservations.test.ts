import { GUIDE_ACTIONS, type GuideAction } from '@sureda/contract/rules/guide-actions'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { eq } from '../../../database/orm.ts'
import { withTenant } from '../../../database/with-tenant.ts'
import { day, TENANT } from '../../../testing/booking-fixture.ts'
import { type GuideFixture, startGuideFixture } from '../../../testing/guide-fixture.ts'
import { createPerson } from '../../../testing/test-people.ts'
import { reservations } from '../../bookings/reservations/reservations.tables.ts'
import { pointsLedger } from '../../points/ledger/points.tables.ts'

let fixture: GuideFixture
beforeAll(async () => {
  fixture = await startGuideFixture()
})
afterAll(() => fixture.api.close())

const historyOf = (body: { data: { history: { kind: string; by: string }[] } }) =>
  body.data.history.map(({ kind, by }) => `${kind} by ${by}`)

it('shows the guide contact and requests of the member, and the seats', async () => {
  const { id, member } = await fixture.request({ people: 4, special_requests: 'Una cadireta' })
  const { body, headers } = await fixture.call('GET', `/guide/reservations/${id}`, undefined, fixture.guide)
  expect(body.data).toMatchObject({
    status: 'pending',
    people: 4,
    special_requests: 'Una cadireta',
    member: { name: 'Ona Serra', phone: '+34 600 000 001' },
    seats: { capacity: 10, booked: 4, waiting: 0 },
    history: [{ kind: 'requested', by: 'member', status: 'pending', reason: null }],
  })
  expect(headers.etag).toBe('"1"')
  expect(JSON.stringify(body)).not.toContain(member.user.email)
  expect(JSON.stringify(body)).not.toContain(member.user.id)
})

it('confirms a reservation, and shows that in the member’s history', async () => {
  const { id, member } = await fixture.request()
  const { status, body, headers } = await fixture.step(id, 'confirm')
  expect([status, body.data.status, headers.etag]).toEqual([200, 'confirmed', '"2"'])
  expect(body.data.expires_at).toBeNull()
  const seen = await fixture.call('GET', `/reservations/${id}`, undefined, member)
  expect(seen.body.data.status).toBe('confirmed')
  expect(historyOf(seen.body)).toEqual(['requested by member', 'confirmed by guide'])
  expect(seen.body.data.history).toEqual(body.data.history)
})

it.each([
  ['weather', { reason_code: 'weather', cancel_reason: null }],
  ['  Tinc una altra visita ', { reason_code: null, cancel_reason: 'Tinc una altra visita' }],
])('declines with the reason “%s” and frees the seats', async (reason, told) => {
  const { id, member, experience } = await fixture.request()
  const { body } = await fixture.step(id, 'reject', { reason })
  expect(body.data).toMatchObject({ status: 'cancelled', outcome: 'rejected', ...told })
  expect(body.data.member).toEqual({ name: 'Ona Serra', phone: null })
  expect(await fixture.seats(experience)).toEqual([{ time: '10:00', booked: 0 }])
  const seen = await fixture.call('GET', `/reservations/${id}`, undefined, member)
  expect(seen.body.data).toMatchObject({ outcome: 'rejected', ...told })
  expect(seen.body.data.history.at(-1)).toMatchObject({
    kind: 'rejected',
    by: 'guide',
    reason: told.cancel_reason,
    reason_code: told.reason_code,
  })
})

it('cancels a confirmed reservation with a reason', async () => {
  const { id } = await fixture.request()
  await fixture.step(id, 'confirm')
  const { body } = await fixture.step(id, 'cancel', { reason: 'illness' })
  expect(body.data).toMatchObject({ status: 'cancelled', outcome: 'cancelled', cancelled_by: 'guide' })
  expect(historyOf(body)).toEqual(['requested by member', 'confirmed by guide', 'cancelled by guide'])
})

it.each([{}, { reason: '' }, { reason: '   ' }, { reason: 'x'.repeat(301) }, { reason: 'x', note: 'y' }])(
  'asks for a reason: %j is none',
  async (body) => {
    const { id } = await fixture.request()
    for (const action of ['reject', 'cancel'] as const) {
      expect(await fixture.step(id, action, body)).toMatchObject({ status: 422 })
    }
    expect((await fixture.find(id))?.status).toBe('pending')
  },
)

it('completes an attended reservation with points once, also when the job runs later', async () => {
  const { id, member } = await fixture.begun(3)
  expect((await fixture.step(id, 'attended')).body.data).toMatchObject({
    status: 'completed',
    outcome: 'attended',
  })
  expect(await fixture.step(id, 'attended')).toMatchObject({ status: 200 })
  const rows = await withTenant(fixture.api.db, TENANT, (tx) =>
    tx.select().from(pointsLedger).where(eq(pointsLedger.userId, member.user.id)),
  )
  expect(rows).toMatchObject([{ delta: 30 }])
})

it('completes a no-show without points', async () => {
  const { id, member } = await fixture.begun()
  expect((await fixture.step(id, 'no-show')).body.data).toMatchObject({
    status: 'completed',
    outcome: 'no_show',
  })
  const rows = await withTenant(fixture.api.db, TENANT, (tx) =>
    tx.select().from(pointsLedger).where(eq(pointsLedger.userId, member.user.id)),
  )
  expect(rows).toEqual([])
})

/** For each status: the result of each action, or the code of its refusal. */
const TABLE: Record<string, Record<GuideAction, string>> = {
  pending: {
    ...{ confirm: 'confirmed', reject: 'cancelled' },
    ...{
      cancel: 'reservation_transition',
      attended: 'reservation_transition',
      'no-show': 'reservation_transition',
    },
  },
  confirmed: {
    ...{ confirm: 'confirmed', reject: 'reservation_transition', cancel: 'cancelled' },
    ...{ attended: 'reservation_not_begun', 'no-show': 'reservation_not_begun' },
  },
  begun: {
    ...{ confirm: 'confirmed', reject: 'reservation_transition', cancel: 'cancelled' },
    ...{ attended: 'confirmed', 'no-show': 'completed' },
  },
  'noted as here': {
    ...{ confirm: 'confirmed', reject: 'reservation_transition', cancel: 'cancelled' },
    ...{ attended: 'confirmed', 'no-show': 'completed' },
  },
  over: {
    ...{ confirm: 'confirmed', reject: 'reservation_transition', cancel: 'reservation_transition' },
    ...{ attended: 'completed', 'no-show': 'completed' },
  },
  rejected: {
    ...{ confirm: 'reservation_closed', reject: 'cancelled', cancel: 'reservation_closed' },
    ...{ attended: 'reservation_closed', 'no-show': 'reservation_closed' },
  },
  'cancelled by the guide': {
    ...{ confirm: 'reservation_closed', reject: 'reservation_closed', cancel: 'cancelled' },
    ...{ attended: 'reservation_closed', 'no-show': 'reservation_closed' },
  },
  'cancelled by the member': {
    ...{ confirm: 'reservation_closed', reject: 'reservation_closed', cancel: 'reservation_closed' },
    ...{ attended: 'reservation_closed', 'no-show': 'reservation_closed' },
  },
  attended: {
    ...{ confirm: 'reservation_closed', reject: 'reservation_closed', cancel: 'reservation_closed' },
    ...{ attended: 'completed', 'no-show': 'reservation_closed' },
  },
  'no-show': {
    ...{ confirm: 'reservation_closed', reject: 'reservation_closed', cancel: 'reservation_closed' },
    ...{ attended: 'reservation_closed', 'no-show': 'completed' },
  },
}

const arrange: Record<string, () => Promise<string>> = {
  pending: async () => (await fixture.request()).id,
  confirmed: () => after('confirm'),
  begun: async () => (await fixture.begun()).id,
  'noted as here': () => after('attended'),
  over: async () => (await fixture.begun(3)).id,
  rejected: () => after('reject'),
  'cancelled by the guide': () => after('confirm', 'cancel'),
  'cancelled by the member': async () => {
    const { id, member } = await fixture.request()
    await fixture.call('POST', `/reservations/${id}/cancel`, {}, member)
    return id
  },
  attended: async () => {
    const { id } = await fixture.begun(3)
    await fixture.step(id, 'attended')
    return id
  },
  'no-show': () => after('no-show'),
}
async function after(...actions: GuideAction[]): Promise<string> {
  const isLate = actions.some((action) => action === 'attended' || action === 'no-show')
  const { id } = isLate ? await fixture.begun() : await fixture.request()
  for (const action of actions) await fixture.step(id, action)
  return id
}

it.each(Object.keys(TABLE))(
  'allows exactly the documented actions on a reservation that is %s',
  async (state) => {
    for (const action of GUIDE_ACTIONS) {
      const id = (await arrange[state]?.()) ?? ''
      const before = await fixture.find(id)
      const { status, body } = await fixture.step(id, action)
      const wanted = TABLE[state]?.[action]
      expect([action, status === 200 ? body.data.status : body.code]).toEqual([action, wanted])
      if (status === 200) continue
      expect([status, body.data.reservation.status]).toEqual([409, before?.status])
      expect(await fixture.find(id)).toEqual(before)
    }
  },
)

it('refuses to confirm a request after its time limit, also before the job ran', async () => {
  const { id } = await fixture.request()
  await withTenant(fixture.api.db, TENANT, (tx) =>
    tx
      .update(reservations)
      .set({
        startsAt: new Date(Date.now() + 3_600_000),
        endsAt: new Date(Date.now() + 7_200_000),
        changedBy: 'test',
      })
      .where(eq(reservations.id, id)),
  )
  for (const action of ['confirm', 'reject'] as const) {
    expect(await fixture.step(id, action)).toMatchObject({
      status: 409,
      body: { code: 'reservation_expired' },
    })
  }
})

it('refuses a step on an outdated version, and answers the member’s change', async () => {
  const { id, member } = await fixture.request()
  await fixture.call('PUT', `/reservations/${id}`, { people: 8 }, member)
  const refused = await fixture.step(id, 'confirm', {}, { 'if-match': '"1"' })
  expect(refused).toMatchObject({
    status: 412,
    body: { code: 'stale_reservation', data: { reservation: { people: 8, version: 2 } } },
  })
  expect(refused.body.data.reservation.history.at(-1)).toMatchObject({
    kind: 'changed',
    changes: { people: [2, 8] },
  })
  expect(await fixture.step(id, 'confirm', {}, { 'if-match': '"2"' })).toMatchObject({ status: 200 })
})

it('repeats the first answer under the same key, and refuses another step under it', async () => {
  const { id } = await fixture.request()
  const key = { 'idempotency-key': 'guide-0123456789abcdef' }
  const first = await fixture.step(id, 'confirm', {}, key)
  const again = await fixture.step(id, 'confirm', {}, key)
  expect([again.status, again.headers['idempotency-replayed'], again.body]).toEqual([200, 'true', first.body])
  expect(await fixture.step(id, 'cancel', { reason: 'weather' }, key)).toMatchObject({
    status: 422,
    body: { code: 'idempotency_key_reused' },
  })
})

it('answers 404 to other guides and 403 to members', async () => {
  const { id, member } = await fixture.request()
  const colleague = await createPerson(fixture.api.db, TENANT, { isGuide: true })
  for (const action of GUIDE_ACTIONS) {
    expect(await fixture.step(id, action, undefined, {}, colleague)).toMatchObject({
      status: 404,
      body: { code: 'reservation_not_found' },
    })
    expect(await fixture.step(id, action, undefined, {}, member)).toMatchObject({ status: 403 })
  }
  expect(await fixture.call('GET', '/guide/reservations', undefined, colleague)).toMatchObject({
    body: { data: [] },
  })
})

it('lists requests first by time limit, then upcoming, then past reservations', async () => {
  const guide = await createPerson(fixture.api.db, TENANT, { isGuide: true })
  const experience = await fixture.experience({ autoConfirm: false }, guide)
  const ask = async (over: object) => (await fixture.request(over, { experience })).id
  const late = await ask({ date: day(9) })
  const soon = await ask({ date: day(1) })
  const confirmedLater = await ask({ date: day(8) })
  const confirmed = await ask({ date: day(2) })
  const closedFirst = await ask({ date: day(3) })
  const closedLast = await ask({ date: day(7) })
  for (const id of [confirmedLater, confirmed]) await fixture.step(id, 'confirm', {}, {}, guide)
  for (const id of [closedFirst, closedLast])
    await fixture.step(id, 'reject', { reason: 'weather' }, {}, guide)
  const order = [soon, late, confirmed, confirmedLater, closedLast, closedFirst]
  const list = async (query = '') => {
    const { body } = await fixture.call('GET', `/guide/reservations${query}`, undefined, guide)
    return {
      ids: body.data.map((row: { id: string }) => row.id),
      next: body.meta?.next_cursor as string | null,
    }
  }
  expect((await list()).ids).toEqual(order)
  expect((await list('?status=open')).ids).toEqual(order.slice(0, 4))
  expect((await list('?status=pending')).ids).toEqual([soon, late])
  expect((await list(`?date=${day(8)}`)).ids).toEqual([confirmedLater])
  expect((await list(`?experience_id=${experience}&status=cancelled`)).ids).toEqual([closedLast, closedFirst])
  expect((await list('?experience_id=e-none')).ids).toEqual([])
  expect((await list('?experience=e-none')).ids).toEqual([])
  const paged: string[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page = await list(`?per_page=1${cursor && `&cursor=${cursor}`}`)
    paged.push(...page.ids)
    cursor = page.next
  }
  expect(paged).toEqual(order)
})
