import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { eq, sql } from '../../../database/orm.ts'
import { day } from '../../../testing/booking-fixture.ts'
import { type PushFixture, startPushFixture } from '../../../testing/push-fixture.ts'
import type { TestPerson } from '../../../testing/test-people.ts'
import { remindDue } from '../../bookings/notices/remind.service.ts'
import { pushMessages, pushSubscriptions } from './push.tables.ts'
import { pushContentOf } from './push-notice.ts'
import { PushFault, type SendPush } from './push-transport.ts'
import { sendDuePushes } from './send-pushes.service.ts'
import { SlowServices } from './slow-services.ts'

let fixture: PushFixture
beforeAll(async () => {
  fixture = await startPushFixture()
})
afterAll(() => fixture.close())

// each test starts without messages
beforeEach(async () => {
  await fixture.inTenant((tx) => tx.delete(pushMessages))
  fixture.service.arrived.length = 0
  fixture.service.faults.length = 0
  fixture.service.answerNext()
})

const confirmed = async (person: TestPerson) => {
  const { id } = await fixture.request({}, { member: person })
  await fixture.step(id, 'confirm')
  return id
}
const startOf = async (id: string) => (await fixture.find(id))?.startsAt ?? new Date(0)
const makeDue = () =>
  fixture.inTenant((tx) => tx.update(pushMessages).set({ dueAt: sql`now()` }).where(sql`ended_at is null`))

it('sends a confirmation in the person’s language, with a link into the app and nothing beyond its card', async () => {
  const { person, phone } = await fixture.reader({ preferredLanguage: 'de' })
  const id = await confirmed(person)
  await fixture.sendAll()
  expect(fixture.service.faults).toEqual([])
  const [notice, ...more] = fixture.arrivedAt(phone)
  expect(more).toEqual([])
  expect(notice).toMatchObject({ title: 'Buchung bestätigt', lang: 'de', link: `/reservas?pass=${id}` })
  expect(notice?.body).toMatch(/^e-\d+ de, /)
  expect(notice?.body).not.toMatch(/\{\{|<|undefined|@|\+34/)
  // valid until it begins, at most three days
  const ttl = Number(notice?.headers.ttl)
  expect(ttl).toBeGreaterThan(24 * 3_600)
  expect(ttl).toBeLessThanOrEqual(72 * 3_600)
  expect(notice?.headers).toMatchObject({ urgency: 'normal', topic: expect.stringMatching(/^[\w-]{32}$/) })
})

it('sends to every phone of the person once, and to none of another person or without the option', async () => {
  const { person, phone } = await fixture.reader()
  const quiet = await fixture.reader()
  await fixture.inTenant((tx) =>
    tx.execute(
      sql`update users set notifications = '{"push": false, "email": true, "offers": false}' where id = ${quiet.person.user.id}`,
    ),
  )
  await confirmed(person)
  await confirmed(quiet.person)
  await fixture.sendAll()
  await fixture.sendAll()
  expect(fixture.service.arrived.map((one) => one.phone)).toEqual([phone.id])
})

it('sends nothing that the person turned off, dismissed or took back before it was sent', async () => {
  const [off, away, back] = [await fixture.reader(), await fixture.reader(), await fixture.reader()]
  await confirmed(off.person)
  await fixture.inTenant((tx) =>
    tx.execute(
      sql`update users set notifications = notifications || '{"push": false}' where id = ${off.person.user.id}`,
    ),
  )
  await confirmed(away.person)
  const { body } = await fixture.ask('GET', '/notification-cards', away.person)
  for (const card of body.data)
    await fixture.ask('POST', `/notification-cards/${card.id}/dismiss`, away.person, {})
  const id = await confirmed(back.person)
  await fixture.ask('POST', `/reservations/${id}/cancel`, back.person, {})
  await fixture.sendAll()
  expect(fixture.service.arrived).toEqual([])
  expect((await fixture.messages()).map(({ outcome }) => outcome)).toEqual(['void', 'void', 'void'])
})

it('sends refusals with their reason, reminders, messages of the guide and offers of a waitlist', async () => {
  const { person, phone } = await fixture.reader({ preferredLanguage: 'en' })
  const declined = await fixture.request({ date: day(4) }, { member: person })
  await fixture.step(declined.id, 'reject', { reason: 'weather' })
  const asked = await fixture.request({}, { member: person })
  await fixture.step(asked.id, 'confirm')
  await fixture.call(
    'POST',
    '/guide/messages',
    {
      experience_id: asked.experience,
      date: day(3),
      time: '10:00',
      text: `Bring water. ${'and boots '.repeat(40)}`,
    },
    fixture.guide,
  )
  const line = await fixture.fullSlot(1)
  await fixture.join(line.id, person)
  await fixture.freeOne(line.filled)
  await fixture.sendAll()
  const said = fixture.arrivedAt(phone)
  expect(said.map(({ title }) => title).sort()).toEqual([
    'A message from your guide',
    'Booking confirmed',
    'Places free for you',
    'Request declined',
  ])
  const of = (title: string) => said.find((one) => one.title === title)
  expect(of('Request declined')?.body).toContain('Reason: ')
  expect(of('A message from your guide')?.body).toMatch(/^e-\d+ en: Bring water\.( and boots)*( and)?…$/)
  expect(of('Places free for you')?.headers.urgency).toBe('high')
  expect(Number(of('Places free for you')?.headers.ttl)).toBeLessThanOrEqual(3_600)
  expect(said.every(({ body }) => Array.from(body).length <= 180)).toBe(true)
  const dayBefore = new Date((await startOf(asked.id)).getTime() - 23 * 3_600_000)
  await fixture.inTenant((tx) => remindDue(tx, 'gavarres', dayBefore))
  await fixture.sendAll()
  expect(fixture.arrivedAt(phone).map(({ title }) => title)).toContain('Less than a day to go')
})

it('retries what the service deferred at the time it names, and gives up in time', async () => {
  const { person, phone } = await fixture.reader()
  await confirmed(person)
  fixture.service.answerNext(
    () => ({ status: 429, headers: { 'retry-after': '120' } }),
    () => ({ status: 503 }),
  )
  await fixture.sendAll()
  const [waiting] = await fixture.messages()
  expect(waiting).toMatchObject({ attempts: 1, takenAt: null, outcome: null })
  expect((waiting?.dueAt.getTime() ?? 0) - Date.now()).toBeGreaterThan(100_000)
  expect(await fixture.sendAll()).toBe(0)
  await makeDue()
  await fixture.sendAll()
  await makeDue()
  await fixture.sendAll()
  expect(fixture.arrivedAt(phone)).toHaveLength(1)
  expect(await fixture.messages()).toMatchObject([{ attempts: 3, outcome: 'sent' }])

  await confirmed(person)
  const unreached = async () => {
    throw new PushFault('unreached')
  }
  for (let i = 0; i < 8; i++) {
    await makeDue()
    await fixture.sendAll(unreached)
  }
  expect((await fixture.messages()).map(({ outcome, attempts }) => [outcome, attempts])).toContainEqual([
    'given_up',
    6,
  ])
})

it('deletes a phone that the service no longer knows', async () => {
  const { person, phone } = await fixture.reader()
  fixture.service.forget(phone.id)
  await confirmed(person)
  await fixture.sendAll()
  expect((await fixture.state(person)).phones).toEqual([])
  expect(await fixture.messages()).toEqual([])
})

it('does not send twice what may have arrived, nor what is refused', async () => {
  const { person } = await fixture.reader()
  await confirmed(person)
  fixture.service.answerNext(() => 'hang up')
  await fixture.sendAll()
  await confirmed(person)
  fixture.service.answerNext(() => ({ status: 403 }))
  await fixture.sendAll()
  expect(await fixture.sendAll()).toBe(0)
  expect((await fixture.messages()).map(({ outcome }) => outcome).sort()).toEqual(['refused', 'unclear'])
})

it('deletes a phone with unusable keys', async () => {
  const { person } = await fixture.reader()
  await fixture.inTenant((tx) =>
    tx
      .update(pushSubscriptions)
      .set({ p256dh: `B${'A'.repeat(86)}` })
      .where(eq(pushSubscriptions.userId, person.user.id)),
  )
  await confirmed(person)
  await fixture.sendAll()
  expect((await fixture.state(person)).phones).toEqual([])
})

it('sends nothing to a person whose session is over', async () => {
  const { person } = await fixture.reader()
  await confirmed(person)
  await fixture.inTenant((tx) =>
    tx.execute(
      sql`update sessions set idle_until = now() - interval '1 second' where user_id = ${person.user.id}`,
    ),
  )
  await fixture.sendAll()
  expect(fixture.service.arrived).toEqual([])
})

it('sends nothing about a reservation that has begun', async () => {
  const { person } = await fixture.reader()
  const id = await confirmed(person)
  const [message] = await fixture.messages()
  const asked = {
    userId: person.user.id,
    source: 'reservation',
    noticeId: message?.noticeId ?? '',
    preferredLanguage: null,
  } as const
  const tenant = await fixture.tenant()
  const begins = await startOf(id)
  const at = (ms: number) =>
    fixture.inTenant((tx) => pushContentOf(tx, tenant, asked, new Date(begins.getTime() + ms)))
  expect(await at(0)).toBeNull()
  expect((await at(-60_000))?.until).toEqual(begins)
})

it('lets a service that does not answer delay only its own notices', async () => {
  const [stuck, fine] = [await fixture.reader(), await fixture.reader()]
  const far = 'http://slow.test:9/phone'
  await fixture.inTenant((tx) =>
    tx
      .update(pushSubscriptions)
      .set({ endpoint: far })
      .where(eq(pushSubscriptions.endpoint, stuck.phone.endpoint)),
  )
  const asked: string[] = []
  const late = Object.assign(new Error('no answer'), { name: 'TimeoutError' })
  const slow = new SlowServices()
  const send: SendPush = async ({ endpoint }) => {
    asked.push(new URL(endpoint).host)
    if (endpoint === far) throw new PushFault('unclear', late)
    return { status: 201, retryAfter: undefined }
  }
  const round = async () =>
    sendDuePushes(
      {
        db: fixture.api.db,
        config: fixture.api.config,
        uploads: fixture.api.uploads,
        log: fixture.api.app.log,
      },
      await fixture.tenant(),
      send,
      slow,
    )
  for (let i = 0; i < 12; i++) await confirmed(stuck.person)
  await confirmed(fine.person)
  await round()
  const times = (host: string) => asked.filter((one) => one === host).length
  // each service has its share of a round
  expect([times('slow.test:9'), times(new URL(fixture.service.origin).host) > 0]).toEqual([10, true])
  await round()
  expect(times('slow.test:9')).toBe(10)
})
