import { WEEKDAYS } from '@sureda/contract/codes/enums'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { eq } from '../../../database/orm.ts'
import { withTenant } from '../../../database/with-tenant.ts'
import { day, TENANT } from '../../../testing/booking-fixture.ts'
import { type GuideFixture, startGuideFixture } from '../../../testing/guide-fixture.ts'
import { experiences } from '../../catalogue/experiences/experiences.tables.ts'

let fixture: GuideFixture
beforeAll(async () => {
  fixture = await startGuideFixture()
})
afterAll(() => fixture.api.close())

const HERE = { latitude: 41.8, longitude: 2.9 }
const THERE = { latitude: 41.4, longitude: 2.9 }
const EVERY_DAY = Object.fromEntries(WEEKDAYS.map((name) => [name, { active: true }]))

/** The preview of a closure around that place on these days. */
const preview = (days: { from: string; until: string }, { latitude, longitude } = HERE) => {
  const area = [
    [latitude - 0.01, longitude - 0.01],
    [latitude - 0.01, longitude + 0.01],
    [latitude + 0.01, longitude],
  ]
  return fixture.call(
    'POST',
    '/guide/closures?preview=true',
    { ...days, area, reason: 'fire_risk' },
    fixture.guide,
  )
}

it('counts the booked rooms of each night', async () => {
  const id = await fixture.lodging(3, {}, { guideUserId: fixture.guide.user.id, ...HERE })
  expect((await fixture.stay(id, { date: day(3), nights: 2, rooms: 2, people: 3 })).status).toBe(201)
  const { body } = await preview({ from: day(2), until: day(4) })
  const { slots, slot_count } = body.data.touches
  expect(slot_count).toBe(3)
  expect(slots.map((slot: { date: string; booked: number }) => [slot.date, slot.booked])).toEqual([
    [day(2), 0],
    [day(3), 2],
    [day(4), 2],
  ])
})

it('counts all affected slots, and lists the booked ones first in a limited answer', async () => {
  const id = await fixture.experience({ autoConfirm: true }, fixture.guide)
  await withTenant(fixture.api.db, TENANT, (tx) =>
    tx.update(experiences).set(THERE).where(eq(experiences.id, id)),
  )
  const hours = Array.from({ length: 24 }, (_, n) => ({
    time: `${String(n).padStart(2, '0')}:00`,
    capacity: 5,
  }))
  await fixture.call(
    'PUT',
    `/guide/experiences/${id}/time-slots`,
    { slots: hours, weeklySchedule: EVERY_DAY, bookingWindow: 30, autoConfirm: true },
    fixture.guide,
  )
  expect((await fixture.book(id, { date: day(20), time: '23:00' })).status).toBe(201)
  const { body } = await preview({ from: day(2), until: day(21) }, THERE)
  const { slots, slot_count } = body.data.touches
  expect(slot_count).toBe(20 * 24)
  expect(slots).toHaveLength(200)
  expect(slots.at(-1)).toMatchObject({ date: day(20), time: '23:00', booked: 2 })
})
