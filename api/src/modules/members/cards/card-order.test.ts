import type { NotificationCard } from '@sureda/contract/schemas/members/notification-card'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { day, TENANT } from '../../../testing/booking-fixture.ts'
import { addContent, addSchedule } from '../../../testing/test-content.ts'
import { startWaitlistFixture, type WaitlistFixture } from '../../../testing/waitlist-fixture.ts'

let fixture: WaitlistFixture
beforeAll(async () => {
  fixture = await startWaitlistFixture()
})
afterAll(() => fixture.api.close())

const kindsFor = async (member: WaitlistFixture['member']) => {
  const { body } = await fixture.call('GET', '/notification-cards', undefined, member)
  return (body.data as NotificationCard[]).map(({ id }) => id.split('-')[0])
}

it('puts the card whose time ends soonest first: an offer of the next hour before a closure in six days, and one of tomorrow before both', async () => {
  const { api, guide } = fixture
  const place = { latitude: 41.2, longitude: 2.9 }
  const [reserved, soon] = ['e-closed', 'e-closed-soon']
  await addContent(api.db, TENANT, {
    experiences: [
      { id: reserved, guideUserId: guide.user.id, ...place },
      { id: soon, guideUserId: guide.user.id, latitude: 41.4, longitude: 2.9 },
    ],
    cards: [{ id: 'office', audiences: ['member'] }],
  })
  for (const id of [reserved, soon]) await addSchedule(api.db, TENANT, id, { autoConfirm: true })
  const around = (latitude: number) => [
    [latitude - 0.01, 2.89],
    [latitude - 0.01, 2.91],
    [latitude + 0.01, 2.91],
    [latitude + 0.01, 2.89],
  ]
  const close = (latitude: number, date: string) =>
    fixture.call(
      'POST',
      '/guide/closures',
      { from: date, until: date, reason: 'fire_risk', area: around(latitude) },
      guide,
    )

  const { id, filled } = await fixture.fullSlot(1)
  const waiting = await fixture.joined(id)
  const { member } = waiting
  await fixture.book(reserved, { date: day(6) }, member)
  await fixture.freeOne(filled)
  expect((await close(41.2, day(6))).status).toBe(201)
  expect(await kindsFor(member)).toEqual(['waitlist', 'closure', 'office'])

  await fixture.book(soon, { date: day(1) }, member)
  await fixture.setEntry(waiting.id, { offerUntil: new Date(Date.now() + 72 * 3_600_000) })
  expect((await close(41.4, day(1))).status).toBe(201)
  expect(await kindsFor(member)).toEqual(['closure', 'waitlist', 'closure', 'office'])
})
