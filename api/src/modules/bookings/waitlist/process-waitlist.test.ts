import type { NotificationCard } from '@sureda/contract/schemas/members/notification-card'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { and, eq } from '../../../database/orm.ts'
import { addDays, zonedInstant } from '../../../lib/local-time.ts'
import { mailOutbox } from '../../../mail/mail.tables.ts'
import { day, TENANT } from '../../../testing/booking-fixture.ts'
import type { TestPerson } from '../../../testing/test-people.ts'
import { startWaitlistFixture, type WaitlistFixture } from '../../../testing/waitlist-fixture.ts'
import { experienceSchedules, experiences } from '../../catalogue/experiences/experiences.tables.ts'
import { users } from '../../members/profile/user.tables.ts'
import { dayIn } from '../../platform/tenant/local-day.ts'
import { createTenantDirectory } from '../../platform/tenant/tenant-directory.ts'
import { mailWaitlist } from './mail-waitlist.service.ts'
import { closeWaitlists, expireOffers, followSchedule } from './process-waitlist.service.ts'
import { closesAt } from './waitlist-rules.ts'

const MINUTE_MS = 60_000
const timeZone = 'Europe/Madrid'
let fixture: WaitlistFixture
beforeAll(async () => {
  fixture = await startWaitlistFixture()
})
afterAll(() => fixture.api.close())
afterEach(async () => expect(await fixture.drift()).toEqual([]))

const scope = (now = new Date()) => ({ tenantId: TENANT, clock: { now, timeZone } })
const statusOf = async (one: { member: TestPerson }) => (await fixture.entryOf(one.member)).status
const later = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS)

async function sendAll(): Promise<void> {
  const directory = createTenantDirectory(fixture.api.db, { fallbackTenant: TENANT, maxAgeMs: 0 })
  const tenant = (await directory.all()).find((one) => one.id === TENANT)
  if (!tenant) throw new Error('no tenant')
  await fixture.inTenant((tx) => mailWaitlist(tx, fixture.api.config, tenant))
}
const mailsTo = (person: TestPerson) =>
  fixture.inTenant((tx) => tx.select().from(mailOutbox).where(eq(mailOutbox.recipient, person.user.email)))
const cardsOf = async (person: TestPerson) => {
  const { body } = await fixture.call('GET', '/notification-cards', undefined, person, {
    'accept-language': 'en',
  })
  return (body.data as NotificationCard[]).filter((card) => card.id.startsWith('waitlist-'))
}
const speaks = (person: TestPerson, preferredLanguage: 'de' | 'nl') =>
  fixture.inTenant((tx) => tx.update(users).set({ preferredLanguage }).where(eq(users.id, person.user.id)))

it('passes an offer to the next entry after an hour without acceptance, however many processes run', async () => {
  const { id, filled } = await fixture.fullSlot(1)
  const [first, second] = [await fixture.joined(id), await fixture.joined(id)]
  await fixture.freeOne(filled)
  await fixture.inTenant((tx) => expireOffers(tx, scope(later(59))))
  expect(await statusOf(first)).toBe('offered')
  await fixture.setEntry(first.id, { offerUntil: new Date() })
  const run = () => fixture.inTenant((tx) => expireOffers(tx, scope()))
  const done = await Promise.all([run(), run(), run()])
  expect(done.reduce((sum, count) => sum + count, 0)).toBe(1)
  expect([await statusOf(first), await statusOf(second)]).toEqual(['expired', 'offered'])
})

it('refuses acceptance after the end of an offer, also before the job ran', async () => {
  const { id, filled } = await fixture.fullSlot(1)
  const one = await fixture.joined(id)
  await fixture.freeOne(filled)
  await fixture.setEntry(one.id, { offerUntil: new Date(Date.now() - 1) })
  expect(await fixture.accept(one)).toMatchObject({ status: 409, body: { code: 'waitlist_offer_over' } })
})

it('sends mail and card about an offer and its end in the member’s language, and nothing outdated', async () => {
  const { id, filled } = await fixture.fullSlot(1)
  const [first, second] = [await fixture.joined(id), await fixture.joined(id)]
  await speaks(first.member, 'de')
  await speaks(second.member, 'nl')
  await fixture.freeOne(filled)
  await Promise.all([sendAll(), sendAll()])
  const [offer, ...more] = await mailsTo(first.member)
  expect(more).toEqual([])
  expect(offer?.subject).toMatch(new RegExp(`^Plätze frei für dich bis \\d\\d:\\d\\d: ${id} de$`))
  expect(offer?.body).toContain('http://gavarres.localhost:4000/reservas\n')
  expect(offer?.body).toContain(`http://gavarres.localhost:4000/reservas?leave=${first.id}`)
  expect(offer?.body).not.toMatch(/\{\{|undefined/)
  const [card] = await cardsOf(first.member)
  expect(card).toMatchObject({ title: 'Places free for you', button_action_value: '/reservas' })
  await fixture.inTenant((tx) => expireOffers(tx, scope(later(61))))
  await fixture.leave(second)
  await sendAll()
  expect((await mailsTo(first.member)).map((mail) => mail.subject)[1]).toMatch(/^Dein Angebot ist verfallen/)
  expect(await cardsOf(first.member)).toMatchObject([{ title: 'Your offer has lapsed' }])
  expect(await mailsTo(second.member)).toEqual([])
  const dismiss = (person: TestPerson, cardId = '') =>
    fixture.call('POST', `/notification-cards/${cardId}/dismiss`, {}, person)
  const [lapsed] = await cardsOf(first.member)
  expect((await dismiss(second.member, lapsed?.id)).status).toBe(404)
  expect((await dismiss(first.member, lapsed?.id)).status).toBe(200)
  expect(await cardsOf(first.member)).toEqual([])
})

it('ends an offer two hours before the start, and makes none after that', async () => {
  const { id, filled } = await fixture.fullSlot(2)
  const one = await fixture.joined(id)
  await fixture.setEntry(one.id, { closesAt: later(20) })
  await fixture.freeOne(filled)
  const { offer_until } = await fixture.entryOf(one.member)
  expect(Date.parse(offer_until ?? '') - Date.now()).toBeLessThanOrEqual(20 * MINUTE_MS)
  const late = await fixture.joined(id)
  await fixture.setEntry(late.id, { closesAt: new Date() })
  await fixture.freeOne(filled.slice(1))
  expect(await fixture.entryOf(late.member)).toMatchObject({ status: 'waiting', why_waiting: 'too_late' })
  expect(await fixture.inTenant((tx) => closeWaitlists(tx, scope()))).toBe(1)
  expect(await statusOf(late)).toBe('expired')
})

it('counts the two hours in the territory’s time zone, and ends on the day before where same-day booking is off', () => {
  const at = (date: string, time: string, sameDayBooking = true) =>
    closesAt({ sameDayBooking }, { date, time }, { timeZone }).toISOString()
  // 2 h before 03:30 of summer time is 00:30 of winter time; in October it is the later 02:30 less than that
  expect(at('2027-03-28', '03:30')).toBe('2027-03-27T23:30:00.000Z')
  expect(at('2027-10-31', '04:00')).toBe('2027-10-31T01:00:00.000Z')
  expect(at('2027-03-28', '10:00')).toBe('2027-03-28T06:00:00.000Z')
  expect(at('2027-03-28', '10:00', false)).toBe('2027-03-27T23:00:00.000Z')
  expect(at('2027-10-31', '10:00', false)).toBe('2027-10-30T22:00:00.000Z')
})

it('preserves the time of a slot on the day the clocks change, from waitlist to reservation', async () => {
  const today = dayIn(timeZone)
  const isLastSunday = (date: string) =>
    new Date(`${date}T12:00Z`).getUTCDay() === 0 && Number(date.slice(8)) > 24 && /-(03|10)-/.test(date)
  let date = addDays(today, 1)
  while (!isLastSunday(date)) date = addDays(date, 1)
  const id = await fixture.experience(
    { slots: [{ time: '03:30', capacity: 1 }], bookingWindowDays: 400 },
    fixture.guide,
  )
  const slot = { date, time: '03:30' }
  const holder = await fixture.person()
  const { body } = await fixture.book(id, { ...slot, people: 1 }, holder)
  const one = await fixture.joined(id, 1, slot)
  await fixture.cancel({ id: body.data.id, member: holder })
  const accepted = await fixture.accept(one)
  const start = zonedInstant(date, '03:30', timeZone).toISOString()
  expect((await fixture.entryOf(one.member)).starts_at).toBe(start)
  expect(accepted.body.data).toMatchObject({ ...slot, starts_at: start })
})

it('follows a changed schedule: offers new seats, and ends the waitlist of a removed time', async () => {
  const { id } = await fixture.fullSlot(1)
  const [first, second] = [await fixture.joined(id), await fixture.joined(id)]
  const isThis = and(eq(experienceSchedules.tenantId, TENANT), eq(experienceSchedules.experienceId, id))
  const set = (values: Partial<typeof experienceSchedules.$inferInsert>) =>
    fixture.inTenant((tx) => tx.update(experienceSchedules).set(values).where(isThis))
  const follow = () => fixture.inTenant((tx) => followSchedule(tx, scope()))
  await set({ slots: [{ time: '10:00', capacity: 2 }] })
  expect([await follow(), await follow()]).toEqual([1, 0])
  expect([await statusOf(first), await statusOf(second)]).toEqual(['offered', 'waiting'])
  await set({ specialDates: [{ date: day(3), type: 'closed' }] })
  await follow()
  expect([await statusOf(first), await statusOf(second)]).toEqual(['expired', 'expired'])
})

it('offers no seat above a lowered capacity', async () => {
  const { id, filled } = await fixture.fullSlot(2)
  const one = await fixture.joined(id)
  const isThis = and(eq(experienceSchedules.tenantId, TENANT), eq(experienceSchedules.experienceId, id))
  await fixture.inTenant((tx) =>
    tx
      .update(experienceSchedules)
      .set({ slots: [{ time: '10:00', capacity: 1 }] })
      .where(isThis),
  )
  await fixture.inTenant((tx) => followSchedule(tx, scope()))
  await fixture.freeOne(filled)
  expect(await fixture.entryOf(one.member)).toMatchObject({ status: 'waiting', why_waiting: 'no_seats' })
  await fixture.freeOne(filled.slice(1))
  expect(await statusOf(one)).toBe('offered')
})

it('ends the waitlist of a withdrawn experience', async () => {
  const { id } = await fixture.fullSlot(1)
  const one = await fixture.joined(id)
  await fixture.inTenant((tx) =>
    tx
      .update(experiences)
      .set({ status: 'inactive' })
      .where(and(eq(experiences.tenantId, TENANT), eq(experiences.id, id))),
  )
  await fixture.inTenant((tx) => followSchedule(tx, scope()))
  expect(await statusOf(one)).toBe('expired')
})

it('offers seats that a guide adds at once, and withdraws offers for a closed day', async () => {
  const { id, filled } = await fixture.fullSlot(1)
  const [first, second] = [await fixture.joined(id), await fixture.joined(id)]
  const every = { active: true }
  const put = (body: object) =>
    fixture.call(
      'PUT',
      `/guide/experiences/${id}/time-slots`,
      {
        weeklySchedule: {
          ...{ monday: every, tuesday: every, wednesday: every, thursday: every },
          ...{ friday: every, saturday: every, sunday: every },
        },
        bookingWindow: 30,
        autoConfirm: true,
        ...body,
      },
      fixture.guide,
    )
  const raised = await put({ slots: [{ time: '10:00', capacity: 2 }] })
  expect(raised.status).toBe(200)
  expect([await statusOf(first), await statusOf(second)]).toEqual(['offered', 'waiting'])
  const closed = await put({
    slots: [{ time: '10:00', capacity: 2 }],
    specialDates: [{ date: day(3), type: 'closed' }],
    cancelReservations: { reason: 'weather' },
  })
  expect(closed.status).toBe(200)
  expect(
    (await fixture.call('GET', `/reservations/${filled[0]?.id}`, undefined, filled[0]?.member)).body.data
      .status,
  ).toBe('cancelled')
  expect(await statusOf(second)).toBe('waiting')
  await fixture.inTenant((tx) => followSchedule(tx, scope()))
  expect([await statusOf(first), await statusOf(second)]).toEqual(['expired', 'expired'])
})
