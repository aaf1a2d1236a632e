import type { NotificationCard } from '@sureda/contract/schemas/members/notification-card'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { day, TENANT } from '../../../testing/booking-bench.ts'
import { addContent, addSchedule } from '../../../testing/test-content.ts'
import { startWaitlistBench, type WaitlistBench } from '../../../testing/waitlist-bench.ts'

let bench: WaitlistBench
beforeAll(async () => {
  bench = await startWaitlistBench()
})
afterAll(() => bench.api.close())

const kindsFor = async (member: WaitlistBench['member']) => {
  const { body } = await bench.call('GET', '/notification-cards', undefined, member)
  return (body.data as NotificationCard[]).map(({ id }) => id.split('-')[0])
}

it('puts the card whose time ends soonest first: an offer of the next hour before a closure in six days, and one of tomorrow before both', async () => {
  const { api, guide } = bench
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
    bench.call(
      'POST',
      '/guide/closures',
      { from: date, until: date, reason: 'fire_risk', area: around(latitude) },
      guide,
    )

  const { id, filled } = await bench.fullSlot(1)
  const waiting = await bench.joined(id)
  const { member } = waiting
  await bench.book(reserved, { date: day(6) }, member)
  await bench.freeOne(filled)
  expect((await close(41.2, day(6))).status).toBe(201)
  expect(await kindsFor(member)).toEqual(['waitlist', 'closure', 'office'])

  await bench.book(soon, { date: day(1) }, member)
  await bench.setEntry(waiting.id, { offerUntil: new Date(Date.now() + 72 * 3_600_000) })
  expect((await close(41.4, day(1))).status).toBe(201)
  expect(await kindsFor(member)).toEqual(['closure', 'waitlist', 'closure', 'office'])
})
