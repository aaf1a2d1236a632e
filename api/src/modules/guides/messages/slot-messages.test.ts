import type { NotificationCard } from '@sureda/contract/schemas/members/notification-card'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { eq } from '../../../database/orm.ts'
import { withTenant } from '../../../database/with-tenant.ts'
import { mailOutbox } from '../../../mail/mail.tables.ts'
import { day, TENANT } from '../../../testing/booking-fixture.ts'
import { type GuideFixture, startGuideFixture } from '../../../testing/guide-fixture.ts'
import { createPerson, type TestPerson } from '../../../testing/test-people.ts'

let fixture: GuideFixture
beforeAll(async () => {
  fixture = await startGuideFixture({ RATE_LIMIT_FACTOR: 1 })
})
afterAll(() => fixture.api.close())

const mailsTo = (person: TestPerson) =>
  withTenant(fixture.api.db, TENANT, (tx) =>
    tx.select().from(mailOutbox).where(eq(mailOutbox.recipient, person.user.email)),
  )
const cardsOf = async (person: TestPerson) =>
  (await fixture.call('GET', '/notification-cards', undefined, person)).body.data as NotificationCard[]
const write = (experience_id: string, over: object = {}, person = fixture.guide, headers = {}) =>
  fixture.call(
    'POST',
    '/guide/messages',
    {
      experience_id,
      date: day(3),
      time: '10:00',
      text: 'Ens trobem a l’ermita.\n<b>Porteu aigua</b>',
      ...over,
    },
    person,
    headers,
  )

it('sends to every member of the slot by mail and card in their language, and to no one else', async () => {
  const german = await createPerson(fixture.api.db, TENANT, { preferredLanguage: 'de' })
  const { experience, id } = await fixture.request({}, { member: german })
  const other = await fixture.request({ time: '12:00' }, { experience })
  const gone = await fixture.request({}, { experience })
  await fixture.step(gone.id, 'reject')
  const sent = await write(experience)
  expect([sent.status, sent.body.data.recipients]).toEqual([201, 1])
  const [mail] = await mailsTo(german)
  expect(mail?.subject).toMatch(/^Nachricht von deinem Guide/)
  expect(mail?.body).toContain('Ens trobem a l’ermita.\n<b>Porteu aigua</b>')
  expect(mail?.body).toContain(`/reservas?pass=${id}`)
  const [card] = await cardsOf(german)
  expect(card).toMatchObject({ title: 'Missatge del teu guia', button_action_value: `/reservas?pass=${id}` })
  expect(card?.content).toContain('&lt;b&gt;Porteu aigua&lt;/b&gt;')
  for (const { member } of [other, gone]) {
    expect(await mailsTo(member)).toEqual([])
    expect((await cardsOf(member)).filter(({ id: cardId }) => cardId.startsWith('message-'))).toEqual([])
  }
  const dismiss = (person: TestPerson) =>
    fixture.call('POST', `/notification-cards/${card?.id}/dismiss`, {}, person)
  expect((await dismiss(other.member)).status).toBe(404)
  expect((await dismiss(german)).status).toBe(200)
  expect(await cardsOf(german)).toEqual([])
})

it('sends one message per idempotency key', async () => {
  const { experience, member } = await fixture.request()
  const key = { 'idempotency-key': 'message-0123456789' }
  const first = await write(experience, {}, fixture.guide, key)
  const again = await write(experience, {}, fixture.guide, key)
  expect(again.body).toEqual(first.body)
  expect(await mailsTo(member)).toHaveLength(1)
})

it('refuses other guides, empty slots, and empty or long texts', async () => {
  const { experience } = await fixture.request()
  const colleague = await createPerson(fixture.api.db, TENANT, { isGuide: true })
  expect(await write(experience, {}, colleague)).toMatchObject({ status: 404 })
  expect(await write(experience, { time: '12:00' })).toMatchObject({
    status: 409,
    body: { code: 'slot_empty' },
  })
  for (const text of ['', '   ', 'x'.repeat(1001)])
    expect(await write(experience, { text })).toMatchObject({ status: 422 })
})

it('limits messages to twenty an hour', async () => {
  const guide = await createPerson(fixture.api.db, TENANT, { isGuide: true })
  const experience = await fixture.experience({ autoConfirm: true }, guide)
  const answers: number[] = []
  for (let n = 0; n < 21; n++) answers.push((await write(experience, {}, guide)).status)
  expect(answers.at(-2)).toBe(409)
  expect(answers.at(-1)).toBe(429)
})
