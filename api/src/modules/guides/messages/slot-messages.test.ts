import type { NotificationCard } from '@sureda/contract/schemas/members/notification-card'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { eq } from '../../../database/orm.ts'
import { withTenant } from '../../../database/with-tenant.ts'
import { mailOutbox } from '../../../mail/mail.tables.ts'
import { day, TENANT } from '../../../testing/booking-bench.ts'
import { type GuideBench, startGuideBench } from '../../../testing/guide-bench.ts'
import { createPerson, type TestPerson } from '../../../testing/test-people.ts'

let bench: GuideBench
beforeAll(async () => {
  bench = await startGuideBench({ RATE_LIMIT_FACTOR: 1 })
})
afterAll(() => bench.api.close())

const mailsTo = (person: TestPerson) =>
  withTenant(bench.api.db, TENANT, (tx) =>
    tx.select().from(mailOutbox).where(eq(mailOutbox.recipient, person.user.email)),
  )
const cardsOf = async (person: TestPerson) =>
  (await bench.call('GET', '/notification-cards', undefined, person)).body.data as NotificationCard[]
const write = (experience_id: string, over: object = {}, person = bench.guide, headers = {}) =>
  bench.call(
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

it('writes to everybody of the slot and no one else, by mail in their language and as a card', async () => {
  const german = await createPerson(bench.api.db, TENANT, { preferredLanguage: 'de' })
  const { experience, id } = await bench.request({}, { member: german })
  const other = await bench.request({ time: '12:00' }, { experience })
  const gone = await bench.request({}, { experience })
  await bench.step(gone.id, 'reject')
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
    bench.call('POST', `/notification-cards/${card?.id}/dismiss`, {}, person)
  expect((await dismiss(other.member)).status).toBe(404)
  expect((await dismiss(german)).status).toBe(200)
  expect(await cardsOf(german)).toEqual([])
})

it('sends one message under one key', async () => {
  const { experience, member } = await bench.request()
  const key = { 'idempotency-key': 'message-0123456789' }
  const first = await write(experience, {}, bench.guide, key)
  const again = await write(experience, {}, bench.guide, key)
  expect(again.body).toEqual(first.body)
  expect(await mailsTo(member)).toHaveLength(1)
})

it('is only for the guide of the experience, for slots with people, and for words', async () => {
  const { experience } = await bench.request()
  const colleague = await createPerson(bench.api.db, TENANT, { isGuide: true })
  expect(await write(experience, {}, colleague)).toMatchObject({ status: 404 })
  expect(await write(experience, { time: '12:00' })).toMatchObject({
    status: 409,
    body: { code: 'slot_empty' },
  })
  for (const text of ['', '   ', 'x'.repeat(1001)])
    expect(await write(experience, { text })).toMatchObject({ status: 422 })
})

it('has an end: no one wants twenty-one messages an hour', async () => {
  const guide = await createPerson(bench.api.db, TENANT, { isGuide: true })
  const experience = await bench.experience({ autoConfirm: true }, guide)
  const answers: number[] = []
  for (let n = 0; n < 21; n++) answers.push((await write(experience, {}, guide)).status)
  expect(answers.at(-2)).toBe(409)
  expect(answers.at(-1)).toBe(429)
})
