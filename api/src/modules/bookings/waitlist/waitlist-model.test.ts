import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../../database/database.ts'
import { eq, sql } from '../../../database/orm.ts'
import { rowsOf, withTenant } from '../../../database/with-tenant.ts'
import { AppError } from '../../../errors/app-error.ts'
import { databaseFault } from '../../../errors/database-error.ts'
import { localizerIn } from '../../../lib/localizer.ts'
import { day } from '../../../testing/booking-fixture.ts'
import { modelRuns } from '../../../testing/model-runs.ts'
import { addContent, addSchedule } from '../../../testing/test-content.ts'
import { openTestDatabase } from '../../../testing/test-database.ts'
import { createPerson } from '../../../testing/test-people.ts'
import { seedTenants } from '../../../testing/test-tenants.ts'
import { cancelReservation, createReservation, type MemberContext } from '../reservations/booking.service.ts'
import { reservations } from '../reservations/reservations.tables.ts'
import { expireOffers } from './process-waitlist.service.ts'
import { acceptOffer, joinWaitlist, leaveWaitlist } from './waitlist.service.ts'
import { waitlistEntries } from './waitlist.tables.ts'

const TENANT = 'gavarres'
const SEATS = 4
const slot = { date: day(3), time: '10:00' }
const localizer = localizerIn({ locale: 'ca', tenantDefault: 'ca' })
let database: Database
const people: string[] = []
beforeAll(async () => {
  database = await openTestDatabase()
  await seedTenants(database.db)
  for (let i = 0; i < 4; i++) people.push((await createPerson(database.db, TENANT)).user.id)
})
afterAll(() => database.close())
const inTenant = <T>(work: Parameters<typeof withTenant<T>>[2]) => withTenant(database.db, TENANT, work)

interface Party {
  id: string
  person: number
  people: number
}
interface Place extends Party {
  status: 'waiting' | 'offered' | 'accepted' | 'expired' | 'left'
}

/** The expected waitlist without a database: who holds seats, who waits, who is next. */
class Model {
  booked: Party[] = []
  line: Place[] = []

  placeOf = (person: number) =>
    this.line.find((one) => one.person === person && ['waiting', 'offered'].includes(one.status))
  bookingOf = (person: number) => this.booked.find((one) => one.person === person)
  free = () => {
    const held = [...this.booked, ...this.line.filter(({ status }) => status === 'offered')]
    return SEATS - held.reduce((sum, one) => sum + one.people, 0)
  }
  /** Freed seats go to the first party that fits and has no other reservation that day. */
  offer() {
    for (const one of this.line)
      if (one.status === 'waiting' && one.people <= this.free() && !this.bookingOf(one.person))
        one.status = 'offered'
  }
  book(party: Party): string {
    if (this.bookingOf(party.person)) return 'reservation_exists'
    if (party.people > this.free()) return 'full'
    this.booked.push(party)
    // booking the same slot ends the waitlist entry
    const place = this.placeOf(party.person)
    if (place) place.status = 'left'
    this.offer()
    return 'ok'
  }
  join(party: Party): string {
    if (this.placeOf(party.person)) return 'waitlist_exists'
    if (this.bookingOf(party.person)) return 'reservation_exists'
    if (this.free() >= party.people) return 'waitlist_seats_free'
    this.line.push({ ...party, status: 'waiting' })
    return 'ok'
  }
  cancel(person: number): string {
    if (!this.bookingOf(person)) return 'skipped'
    this.booked = this.booked.filter((one) => one.person !== person)
    this.offer()
    return 'ok'
  }
  accept(person: number): string {
    const place = this.placeOf(person)
    if (!place) return 'skipped'
    if (place.status === 'waiting') return 'waitlist_not_offered'
    place.status = 'accepted'
    this.booked.push({ ...place })
    this.offer()
    return 'ok'
  }
  letGo(person: number): string {
    const place = this.placeOf(person)
    if (!place) return 'skipped'
    place.status = 'left'
    this.offer()
    return 'ok'
  }
  /** Expires all due offers; the seats of each are offered before the next one expires. */
  lapse(): string {
    for (const one of this.line.filter(({ status }) => status === 'offered')) {
      one.status = 'expired'
      this.offer()
    }
    return 'ok'
  }
}

type Command =
  | { op: 'book' | 'join'; person: number; people: number }
  | { op: 'cancel' | 'accept' | 'letGo'; person: number }
  | { op: 'lapse' }
const person = fc.nat({ max: 3 })
const size = fc.integer({ min: 1, max: 3 })
const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ op: fc.constantFrom('book' as const, 'join' as const), person, people: size }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      op: fc.constantFrom('cancel' as const, 'accept' as const, 'letGo' as const),
      person,
    }),
  },
  { weight: 1, arbitrary: fc.record({ op: fc.constant('lapse' as const) }) },
)

/** Runs a command against services and database; `id` is what it created. */
async function run(cmd: Command, model: Model, experience_id: string): Promise<{ got: string; id: string }> {
  const clock = { now: new Date(), timeZone: 'Europe/Madrid' }
  const as = (n: number): MemberContext => ({ tenantId: TENANT, userId: people[n] ?? '', clock, localizer })
  let id = ''
  try {
    await inTenant(async (tx) => {
      if (cmd.op === 'lapse') {
        const later = { ...clock, now: new Date(clock.now.getTime() + 61 * 60_000) }
        await expireOffers(tx, { tenantId: TENANT, clock: later })
        return
      }
      const booking = as(cmd.person)
      if (cmd.op === 'book')
        id = await createReservation(tx, booking, { experience_id, ...slot, people: cmd.people })
      else if (cmd.op === 'join')
        id = await joinWaitlist(tx, booking, { experience_id, ...slot, people: cmd.people })
      else if (cmd.op === 'cancel')
        await cancelReservation(tx, booking, model.bookingOf(cmd.person)?.id ?? '')
      else if (cmd.op === 'accept')
        id = (await acceptOffer(tx, booking, model.placeOf(cmd.person)?.id ?? '')).reservationId
      else await leaveWaitlist(tx, booking, model.placeOf(cmd.person)?.id ?? '')
    })
    return { got: 'ok', id }
  } catch (error) {
    const name = error instanceof AppError ? error.code : (databaseFault(error)?.constraint ?? String(error))
    return { got: ['slot_full', 'date_full', 'slot_capacity_ck'].includes(name) ? 'full' : name, id }
  }
}

function expected(model: Model, cmd: Command, id: string): string {
  if (cmd.op === 'lapse') return model.lapse()
  if (cmd.op === 'book' || cmd.op === 'join')
    return model[cmd.op]({ id, person: cmd.person, people: cmd.people })
  const said = model[cmd.op](cmd.person)
  const made = cmd.op === 'accept' && said === 'ok' ? model.bookingOf(cmd.person) : undefined
  if (made) made.id = id
  return said
}

const { options, timeoutMs } = modelRuns(12)

it(
  'keeps the waitlist in order over random histories: no entry skipped, no seat given twice',
  async () => {
    let experience = 0
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 10, maxLength: 24 }), async (commands) => {
        const id = `w-${++experience}`
        await addContent(database.db, TENANT, { experiences: [{ id, durationMin: 60 }] })
        await addSchedule(database.db, TENANT, id, {
          slots: [{ time: slot.time, capacity: SEATS }],
          defaultCapacity: SEATS,
        })
        const model = new Model()
        for (const cmd of commands) {
          const isNobody =
            (cmd.op === 'cancel' && !model.bookingOf(cmd.person)) ||
            ((cmd.op === 'accept' || cmd.op === 'letGo') && !model.placeOf(cmd.person))
          const did = isNobody ? { got: 'skipped', id: '' } : await run(cmd, model, id)
          expect([cmd, did.got]).toEqual([cmd, expected(model, cmd, did.id)])
          await expectSame(model, id)
        }
      }),
      options,
    )
  },
  timeoutMs,
)

async function expectSame(model: Model, experienceId: string) {
  const places = await inTenant((tx) =>
    tx
      .select({ id: waitlistEntries.id, status: waitlistEntries.status })
      .from(waitlistEntries)
      .where(eq(waitlistEntries.experienceId, experienceId)),
  )
  const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id)
  expect(places.sort(byId)).toEqual(model.line.map(({ id, status }) => ({ id, status })).sort(byId))
  const held = await inTenant((tx) =>
    tx
      .select({ id: reservations.id })
      .from(reservations)
      .where(sql`${reservations.experienceId} = ${experienceId} and ${reservations.status} <> 'cancelled'`),
  )
  expect(held.sort(byId)).toEqual(model.booked.map(({ id }) => ({ id })).sort(byId))
  expect(model.free()).toBeGreaterThanOrEqual(0)
  expect(await inTenant((tx) => rowsOf(tx, sql`select * from reservation_inventory_drift`))).toEqual([])
}
