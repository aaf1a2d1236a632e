import type { GuideAction } from '@sureda/contract/rules/guide-actions'
import type { Config } from '../config.ts'
import { eq } from '../database/orm.ts'
import { withTenant } from '../database/with-tenant.ts'
import { reservations } from '../modules/bookings/reservations/reservations.tables.ts'
import { startBookings, TENANT } from './booking-fixture.ts'
import { createPerson, type TestPerson } from './test-people.ts'

const HOUR_MS = 3_600_000

/** The reservation fixture with a guide whose experiences require confirmation. */
export async function startGuideFixture(config: Partial<Config> = {}) {
  const fixture = await startBookings(config)
  const { db } = fixture.api
  const guide = await createPerson(db, TENANT, { isGuide: true, name: 'Pere Suros' })

  /** Creates a request of a new member for a new experience, for two people in three days at ten. */
  async function request(over: object = {}, more: { member?: TestPerson; experience?: string } = {}) {
    const experience = more.experience ?? (await fixture.experience({ autoConfirm: false }, guide))
    const member =
      more.member ?? (await createPerson(db, TENANT, { name: 'Ona Serra', phone: '+34 600 000 001' }))
    const { body } = await fixture.book(experience, over, member)
    return { id: body.data.id as string, experience, member }
  }

  const step = (id: string, action: GuideAction, body?: object, headers = {}, person = guide) =>
    fixture.call(
      'POST',
      `/guide/reservations/${id}/${action}`,
      body ?? (action === 'reject' || action === 'cancel' ? { reason: 'weather' } : {}),
      person,
      headers,
    )

  /**
   * Creates a confirmed reservation that began so many hours ago. It is written past the constraints of the database.
   */
  async function begun(hoursAgo = 1) {
    const made = await request()
    await withTenant(db, TENANT, async (tx) => {
      const startsAt = new Date(Date.now() - hoursAgo * HOUR_MS)
      await tx
        .update(reservations)
        .set({ startsAt, endsAt: new Date(startsAt.getTime() + 2 * HOUR_MS), changedBy: 'test' })
        .where(eq(reservations.id, made.id))
      await tx
        .update(reservations)
        .set({ status: 'confirmed', changedBy: `guide:${guide.user.id}` })
        .where(eq(reservations.id, made.id))
    })
    return made
  }

  const find = async (id: string) => {
    const [row] = await withTenant(db, TENANT, (tx) =>
      tx.select().from(reservations).where(eq(reservations.id, id)),
    )
    return row
  }

  return { ...fixture, guide, request, begun, step, find }
}

export type GuideFixture = Awaited<ReturnType<typeof startGuideFixture>>
