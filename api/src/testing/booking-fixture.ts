import type { Config } from '../config.ts'
import { and, eq } from '../database/orm.ts'
import { withTenant } from '../database/with-tenant.ts'
import { addDays } from '../lib/local-time.ts'
import { reservations, slotInventory } from '../modules/bookings/reservations/reservations.tables.ts'
import { groupMembers, groups } from '../modules/members/profile/user.tables.ts'
import { dayIn } from '../modules/platform/tenant/local-day.ts'
import { startTestApi } from './test-app.ts'
import { addContent, addSchedule } from './test-content.ts'
import { createPerson, type TestPerson } from './test-people.ts'

export const TENANT = 'gavarres'
let today = dayIn('Europe/Madrid')
/** The day so many days from the one on which the file began, in Madrid; its tests may set the clock. */
export const day = (n: number) => addDays(today, n)

type Member = { person: TestPerson; role: 'leader' | 'contact' | 'participant' }

/** The app with a signed-in member, and shortcuts for the steps that tests of reservations repeat. */
export async function startBookings(config: Partial<Config> = {}) {
  // a run may pass midnight, and its files share this module
  today = dayIn('Europe/Madrid')
  const api = await startTestApi({ config })
  const member = await createPerson(api.db, TENANT)
  let lastExperience = 0

  /** Creates an experience for one test, so that tests do not take seats from each other. */
  async function experience(
    schedule: Parameters<typeof addSchedule>[3] = {},
    guide?: TestPerson,
  ): Promise<string> {
    const id = `e-${++lastExperience}`
    const guideUserId = guide?.user.id ?? null
    await addContent(api.db, TENANT, { experiences: [{ id, durationMin: 90, guideUserId }] })
    await addSchedule(api.db, TENANT, id, schedule)
    return id
  }

  /** Creates a lodging with so many rooms for two people each, open every night. */
  async function lodging(
    rooms: number,
    schedule: Parameters<typeof addSchedule>[3] = {},
    of: { guideUserId?: string; latitude?: number; longitude?: number } = {},
  ): Promise<string> {
    const id = `h-${++lastExperience}`
    const values = { id, type: 'hotel', purchase: 'nights', priceUnit: 'night', capacity: rooms * 2 } as const
    await addContent(api.db, TENANT, { experiences: [{ ...values, ...of }] })
    await addSchedule(api.db, TENANT, id, { slots: [{ time: '16:00', capacity: rooms }], ...schedule })
    return id
  }

  async function call(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: object,
    person = member,
    headers = {},
  ) {
    const answer = await api.app.inject({
      method,
      url: `/api/v1${path}`,
      headers: { ...person.headers, ...headers },
      payload: body,
    })
    return { status: answer.statusCode, headers: answer.headers, body: answer.json() }
  }

  /** Books for two people in three days at ten by default. */
  const book = (experience_id: string, over: object = {}, person = member, headers = {}) =>
    call(
      'POST',
      '/reservations',
      { experience_id, date: day(3), time: '10:00', people: 2, ...over },
      person,
      headers,
    )

  /** Books two nights for two people from the third day on by default. */
  const stay = (experience_id: string, over: object = {}, person = member) =>
    call('POST', '/reservations', { experience_id, date: day(3), nights: 2, people: 2, ...over }, person)

  const seats = (experienceId: string) =>
    withTenant(api.db, TENANT, (tx) =>
      tx
        .select({ time: slotInventory.time, booked: slotInventory.booked })
        .from(slotInventory)
        .where(and(eq(slotInventory.tenantId, TENANT), eq(slotInventory.experienceId, experienceId)))
        .orderBy(slotInventory.date, slotInventory.time),
    )

  /** Changes a reservation directly in the database, as a guide's action would. */
  const setStatus = (id: string, values: Partial<typeof reservations.$inferInsert>) =>
    withTenant(api.db, TENANT, (tx) =>
      tx
        .update(reservations)
        .set({ changedBy: 'guide:test', ...values })
        .where(eq(reservations.id, id)),
    )

  async function group(members: readonly Member[]): Promise<string> {
    const guide = await createPerson(api.db, TENANT, { isGuide: true })
    return withTenant(api.db, TENANT, async (tx) => {
      const values = { tenantId: TENANT, ownerId: guide.user.id, name: 'Colla', people: 8 }
      const [row] = await tx.insert(groups).values(values).returning()
      const groupId = row?.id ?? ''
      for (const { person, role } of members) {
        await tx
          .insert(groupMembers)
          .values({ tenantId: TENANT, groupId, userId: person.user.id, name: 'x', role })
      }
      return groupId
    })
  }

  return {
    api,
    member,
    experience,
    lodging,
    call,
    book,
    stay,
    seats,
    setStatus,
    group,
    person: () => createPerson(api.db, TENANT),
  }
}

export type Bookings = Awaited<ReturnType<typeof startBookings>>
