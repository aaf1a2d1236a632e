import type { NotificationCard } from '@sureda/contract/schemas/members/notification-card'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { eq } from '../../../database/orm.ts'
import { withTenant } from '../../../database/with-tenant.ts'
import { mailOutbox } from '../../../mail/mail.tables.ts'
import { TENANT } from '../../../testing/booking-fixture.ts'
import { type GuideFixture, startGuideFixture } from '../../../testing/guide-fixture.ts'
import { createPerson, type TestPerson } from '../../../testing/test-people.ts'
import { createTenantDirectory } from '../../platform/tenant/tenant-directory.ts'
import { expireDue } from '../reservations/overdue.service.ts'
import { reservations } from '../reservations/reservations.tables.ts'
import { mailNotices } from './mail-notices.service.ts'
import { remindDue } from './remind.service.ts'

const HOUR_MS = 3_600_000
let fixture: GuideFixture
const inTenant = <T>(work: Parameters<typeof withTenant<T>>[2]) => withTenant(fixture.api.db, TENANT, work)
beforeAll(async () => {
  fixture = await startGuideFixture()
})
afterAll(() => fixture.api.close())

async function sendAll(): Promise<number> {
  const directory = createTenantDirectory(fixture.api.db, { fallbackTenant: TENANT, maxAgeMs: 0 })
  const tenant = (await directory.all()).find((one) => one.id === TENANT)
  if (!tenant) throw new Error('no tenant')
  return inTenant((tx) => mailNotices(tx, fixture.api.config, tenant))
}
const mailsTo = (person: TestPerson) =>
  inTenant((tx) => tx.select().from(mailOutbox).where(eq(mailOutbox.recipient, person.user.email)))
const cardsOf = async (person: TestPerson, headers = {}) => {
  const { body } = await fixture.call('GET', '/notification-cards', undefined, person, headers)
  return body.data as NotificationCard[]
}
const ask = async (values: Parameters<typeof createPerson>[2] = {}) =>
  fixture.request({}, { member: await createPerson(fixture.api.db, TENANT, { name: 'Ona', ...values }) })

// each test checks its own people only, but the job handles all
beforeEach(sendAll)

it('mails a confirmation once in the member’s language, however many processes run', async () => {
  const { id, member } = await ask({ preferredLanguage: 'de' })
  await fixture.step(id, 'confirm')
  await Promise.all([sendAll(), sendAll(), sendAll()])
  const mails = await mailsTo(member)
  expect(mails.map((mail) => mail.subject)).toEqual([expect.stringMatching(/^Buchung bestätigt: e-\d+ de$/)])
  expect(mails[0]?.body).toContain(`http://gavarres.localhost:4000/reservas?pass=${id}`)
  expect(mails[0]?.body).not.toMatch(/\{\{|undefined/)
})

it('always mails a lost reservation with its reason in the member’s language; other notices only to members who want mail', async () => {
  const quiet = {
    notifications: { push: false, email: false, offers: false },
    preferredLanguage: 'fr' as const,
  }
  const declined = await ask(quiet)
  await fixture.step(declined.id, 'reject', { reason: 'weather' })
  const confirmed = await ask(quiet)
  await fixture.step(confirmed.id, 'confirm')
  await sendAll()
  const [mail] = await mailsTo(declined.member)
  expect(mail?.body).toContain('La météo ou le risque d’incendie ne le permet pas')
  expect(await mailsTo(confirmed.member)).toEqual([])
})

it('mails a request to its guide, with the time limit for an answer', async () => {
  const guide = await createPerson(fixture.api.db, TENANT, {
    isGuide: true,
    name: 'Neus',
    preferredLanguage: 'de',
  })
  const asked = await fixture.experience({ autoConfirm: false }, guide)
  await fixture.request({}, { experience: asked })
  const [mail, ...more] = await mailsTo(guide)
  expect(mail?.subject).toMatch(/^Neue Anfrage: /)
  expect(mail?.body).toMatch(/Hallo Neus,[\s\S]*Bitte antworte bis \w+, \d+\. \S+ um \d\d:\d\d/)
  expect(mail?.body).toContain('http://gavarres.localhost:4000/guia/reservas')
  expect(mail?.body).not.toMatch(/\{\{|undefined/)
  expect(more).toEqual([])
})

it('mails no guide who turned mail off, nor where the experience confirms automatically', async () => {
  const quiet = await createPerson(fixture.api.db, TENANT, {
    isGuide: true,
    notifications: { push: false, email: false, offers: false },
  })
  await fixture.request({}, { experience: await fixture.experience({ autoConfirm: false }, quiet) })
  const idle = await createPerson(fixture.api.db, TENANT, { isGuide: true })
  await fixture.request({}, { experience: await fixture.experience({ autoConfirm: true }, idle) })
  expect([...(await mailsTo(quiet)), ...(await mailsTo(idle))]).toEqual([])
})

it('sends no confirmation for a reservation cancelled before the mail was sent', async () => {
  const { id, member } = await ask()
  await fixture.step(id, 'confirm')
  await fixture.step(id, 'cancel', { reason: 'Avui no puc {{link}} <b>' })
  await sendAll()
  const mails = await mailsTo(member)
  expect(mails.map((mail) => mail.subject)).toEqual([expect.stringContaining('cancel·lada')])
  expect(mails[0]?.body).toContain('Avui no puc {{link}} <b>')
})

it('shows one card per reservation, the latest valid one, and removes it for good', async () => {
  const { id, member } = await ask()
  expect(await cardsOf(member)).toEqual([])
  await fixture.step(id, 'confirm')
  const [card, ...more] = await cardsOf(member, { 'accept-language': 'en' })
  expect(more).toEqual([])
  expect(card).toMatchObject({
    title: 'Booking confirmed',
    type: 'actividades',
    button_action_type: 'url',
    button_action_value: `/reservas?pass=${id}`,
    operator: null,
  })
  await fixture.step(id, 'cancel', { reason: '<img src=x> & "wind"' })
  const [latest] = await cardsOf(member)
  expect(latest?.content).toContain('&lt;img src=x&gt; &amp; &quot;wind&quot;')
  const stranger = await createPerson(fixture.api.db, TENANT)
  const dismiss = (person: TestPerson) =>
    fixture.call('POST', `/notification-cards/${latest?.id}/dismiss`, {}, person)
  expect((await dismiss(stranger)).status).toBe(404)
  expect(await cardsOf(member)).toHaveLength(1)
  expect((await dismiss(member)).status).toBe(200)
  expect((await dismiss(member)).status).toBe(200)
  expect(await cardsOf(member)).toEqual([])
})

it('shows no card of a confirmation that the member has cancelled', async () => {
  const { id, member } = await ask()
  await fixture.step(id, 'confirm')
  await fixture.call('POST', `/reservations/${id}/cancel`, {}, member)
  expect(await cardsOf(member)).toEqual([])
})

it('notifies the member of an unanswered request', async () => {
  const { id, member } = await ask({ preferredLanguage: 'nl' })
  const clock = { now: new Date(Date.now() + 49 * HOUR_MS), timeZone: 'Europe/Madrid' }
  await inTenant((tx) => expireDue(tx, { tenantId: TENANT, clock }))
  await sendAll()
  expect((await mailsTo(member))[0]?.subject).toMatch(/^Je aanvraag is verlopen/)
  expect(await cardsOf(member)).toMatchObject([{ button_action_value: `/reservas?pass=${id}` }])
})

it('reminds once of a reservation within a day, but not right after its confirmation', async () => {
  const confirmed = async (startsIn: number) => {
    const { id, member } = await ask()
    const startsAt = new Date(Date.now() + startsIn * HOUR_MS)
    const change = (values: Partial<typeof reservations.$inferInsert>) =>
      inTenant((tx) =>
        tx
          .update(reservations)
          .set({ ...values, changedBy: 'test' })
          .where(eq(reservations.id, id)),
      )
    await change({ startsAt, endsAt: new Date(startsAt.getTime() + HOUR_MS) })
    await change({ status: 'confirmed' })
    return member
  }
  await confirmed(23)
  const remind = (hours: number) =>
    inTenant((tx) => remindDue(tx, TENANT, new Date(Date.now() + hours * HOUR_MS)))
  expect(await remind(0)).toBe(0)
  const member = await confirmed(47)
  expect(await remind(0)).toBe(0)
  const rounds = await Promise.all([24, 24, 24].map(remind))
  // concurrent rounds may claim the same row, but only one of them reminds
  expect(Math.max(...rounds)).toBe(1)
  expect(await remind(25)).toBe(0)
  await sendAll()
  expect((await mailsTo(member)).map((mail) => mail.subject)).toEqual([
    expect.stringMatching(/^Recordatori: /),
  ])
})
