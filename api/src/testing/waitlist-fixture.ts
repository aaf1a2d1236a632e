import type { WaitlistEntry } from '@sureda/contract/schemas/bookings/waitlist'
import type { Config } from '../config.ts'
import { eq, sql } from '../database/orm.ts'
import { rowsOf, withTenant } from '../database/with-tenant.ts'
import { waitlistEntries } from '../modules/bookings/waitlist/waitlist.tables.ts'
import { day, TENANT } from './booking-fixture.ts'
import { startGuideFixture } from './guide-fixture.ts'
import { createPerson, type TestPerson } from './test-people.ts'

/** The reservation fixture with shortcuts for the waitlist of a full slot: two seats in three days at ten by default. */
export async function startWaitlistFixture(config: Partial<Config> = {}) {
  const fixture = await startGuideFixture(config)
  const { db } = fixture.api

  const person = (name = 'Ona Serra') => createPerson(db, TENANT, { name })

  /** A slot with so many seats, each reserved by another person; `filled` has the ids and owners in order. */
  async function fullSlot(seats = 2, schedule: Parameters<typeof fixture.experience>[0] = {}) {
    const capacity = { slots: [{ time: '10:00', capacity: seats }], defaultCapacity: seats }
    const id = await fixture.experience({ ...capacity, ...schedule }, fixture.guide)
    const filled: { id: string; member: TestPerson }[] = []
    for (let i = 0; i < seats; i++) {
      const member = await person()
      const { body } = await fixture.book(id, { people: 1 }, member)
      filled.push({ id: body.data.id, member })
    }
    return { id, filled }
  }

  const join = (experience_id: string, member: TestPerson, over: object = {}, headers = {}) =>
    fixture.call(
      'POST',
      '/waitlist',
      { experience_id, date: day(3), time: '10:00', people: 1, ...over },
      member,
      headers,
    )

  /** Adds a new person to the waitlist. */
  async function joined(experienceId: string, people = 1, over: object = {}) {
    const member = await person()
    const { status, body } = await join(experienceId, member, { people, ...over })
    if (status !== 201) throw new Error(`not joined: ${status} ${body.code}`)
    return { id: body.data.id as string, member }
  }

  const mine = async (member: TestPerson) => {
    const { body } = await fixture.call('GET', '/user/waitlist', undefined, member)
    return body.data as WaitlistEntry[]
  }
  /** The only waitlist entry of that person. */
  const entryOf = async (member: TestPerson) => {
    const [entry] = await mine(member)
    if (!entry) throw new Error('no entry')
    return entry
  }
  const cancel = ({ id, member }: { id: string; member: TestPerson }) =>
    fixture.call('POST', `/reservations/${id}/cancel`, {}, member)
  /** The first person with a reservation cancels it. */
  const freeOne = ([one]: Awaited<ReturnType<typeof fullSlot>>['filled']) =>
    one ? cancel(one) : Promise.reject(new Error('no one has a seat'))
  const accept = ({ id, member }: { id: string; member: TestPerson }, headers = {}) =>
    fixture.call('POST', `/waitlist/${id}/accept`, {}, member, headers)
  const leave = async ({ id, member }: { id: string; member: TestPerson }) => {
    const answer = await fixture.api.app.inject({
      method: 'DELETE',
      url: `/api/v1/waitlist/${id}`,
      headers: member.headers,
    })
    return { status: answer.statusCode, body: answer.json() }
  }

  const inTenant = <T>(work: Parameters<typeof withTenant<T>>[2]) => withTenant(db, TENANT, work)
  /** Moves all times back, as if so much time had passed. */
  const setEntry = (id: string, values: Partial<typeof waitlistEntries.$inferInsert>) =>
    inTenant((tx) => tx.update(waitlistEntries).set(values).where(eq(waitlistEntries.id, id)))
  /** Slots whose counter, reservations and offers disagree; there must be none. */
  const drift = () => inTenant((tx) => rowsOf(tx, sql`select * from reservation_inventory_drift`))

  return {
    ...fixture,
    person,
    fullSlot,
    join,
    joined,
    mine,
    entryOf,
    cancel,
    freeOne,
    accept,
    leave,
    inTenant,
    setEntry,
    drift,
  }
}

export type WaitlistFixture = Awaited<ReturnType<typeof startWaitlistFixture>>
