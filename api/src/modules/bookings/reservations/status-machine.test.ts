import { EDITABLE_FIELDS, type ReservationStatus } from '@sureda/contract/codes/enums'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../../database/database.ts'
import { eq, sql } from '../../../database/orm.ts'
import { rowsOf, withTenant } from '../../../database/with-tenant.ts'
import { AppError } from '../../../errors/app-error.ts'
import { databaseFault } from '../../../errors/database-error.ts'
import { localizerIn } from '../../../lib/localizer.ts'
import { modelRuns } from '../../../testing/model-runs.ts'
import { addContent, addSchedule } from '../../../testing/test-content.ts'
import { openTestDatabase } from '../../../testing/test-database.ts'
import { createPerson } from '../../../testing/test-people.ts'
import { seedTenants } from '../../../testing/test-tenants.ts'
import { dayIn } from '../../platform/tenant/local-day.ts'
import {
  cancelReservation,
  changeReservation,
  createReservation,
  type MemberContext,
} from './booking.service.ts'
import { completeDue, expireDue } from './overdue.service.ts'
import { reservations } from './reservations.tables.ts'

let database: Database
const TENANT = 'gavarres'
const CAPACITY = 6
const localizer = localizerIn({ locale: 'ca', tenantDefault: 'ca' })
const DATE = '2026-06-10'
/** Ten in Madrid, in hours of UTC on the day before: the tests move a clock towards it. */
const START = Date.parse('2026-06-10T08:00:00Z')
const people: string[] = []

beforeAll(async () => {
  database = await openTestDatabase()
  await seedTenants(database.db)
  for (let i = 0; i < 3; i++) people.push((await createPerson(database.db, TENANT)).user.id)
})
afterAll(() => database.close())
const inTenant = <T>(work: Parameters<typeof withTenant<T>>[2]) => withTenant(database.db, TENANT, work)

interface Entry {
  id: string
  person: number
  status: ReservationStatus
  time: string
  people: number
  made: number
}

/** The expected behaviour without a database: seats, one active reservation per person, transitions. */
class Model {
  entries: Entry[] = []
  now = START - 60 * 3_600_000
  autoConfirm: boolean

  constructor(autoConfirm: boolean) {
    this.autoConfirm = autoConfirm
  }
  /** Maps any number to one of the reservations made so far. */
  entry = (pick: number) => this.entries[pick % Math.max(1, this.entries.length)]
  active = (person: number) =>
    this.entries.find((e) => e.person === person && ['pending', 'confirmed'].includes(e.status))
  taken = (time: string) =>
    this.entries
      .filter((e) => e.time === time && e.status !== 'cancelled')
      .reduce((sum, e) => sum + e.people, 0)
  startOf = (time: string) => START + (time === '12:00' ? 2 * 3_600_000 : 0)
  endOf = (entry: Entry) => this.startOf(entry.time) + 3_600_000
  isOffered = (time: string) => this.startOf(time) - (this.autoConfirm ? 0 : 2 * 3_600_000) > this.now
  /** After its midnight the whole day is past, not only its slots. */
  refusal = (): string =>
    dayIn('Europe/Madrid', new Date(this.now)) > DATE ? 'date_past' : 'slot_unavailable'
  isOverdue = (e: Entry) =>
    e.status === 'confirmed'
      ? this.endOf(e) <= this.now
      : Math.min(e.made + 48 * 3_600_000, this.startOf(e.time) - 2 * 3_600_000) <= this.now
  finish(e: Entry) {
    e.status = e.status === 'confirmed' ? 'completed' : 'cancelled'
  }
}

type Command =
  | { op: 'book'; person: number; time: string; people: number }
  | { op: 'change'; pick: number; time?: string | undefined; people?: number | undefined }
  | { op: 'cancel' | 'confirm' | 'reject'; pick: number }
  | { op: 'jobs' }
  | { op: 'wait'; hours: number }

const person = fc.nat({ max: 2 })
const pick = fc.nat({ max: 20 })
const time = fc.constantFrom('10:00', '12:00')
const size = fc.integer({ min: 1, max: 5 })
const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ op: fc.constant('book' as const), person, time, people: size }) },
  {
    weight: 3,
    arbitrary: fc.record({
      op: fc.constant('change' as const),
      pick,
      time: fc.option(time, { nil: undefined }),
      people: fc.option(size, { nil: undefined }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      op: fc.constantFrom('cancel' as const, 'confirm' as const, 'reject' as const),
      pick,
    }),
  },
  { weight: 1, arbitrary: fc.record({ op: fc.constant('jobs' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({ op: fc.constant('wait' as const), hours: fc.constantFrom(1, 2, 11, 47, 48) }),
  },
)

/** The problem code the model expects of a command, or 'ok'. Updates the model. */
function expected(model: Model, cmd: Command, run: { id: string }): string {
  if (cmd.op === 'wait') {
    model.now += cmd.hours * 3_600_000
    return 'ok'
  }
  if (cmd.op === 'jobs') {
    for (const entry of model.entries.filter(
      (e) => ['pending', 'confirmed'].includes(e.status) && model.isOverdue(e),
    ))
      model.finish(entry)
    return 'ok'
  }
  if (cmd.op === 'book') return expectBooking(model, cmd, run)
  const entry = model.entry(cmd.pick)
  if (!entry) return 'skipped'
  if (cmd.op === 'change') return expectChange(model, cmd, entry)
  const isClosed = entry.status === 'completed' || entry.status === 'cancelled'
  if (cmd.op === 'cancel') {
    if (entry.status === 'cancelled') return 'ok'
    if (isClosed || model.now >= model.startOf(entry.time)) return 'reservation_closed'
    entry.status = 'cancelled'
    return 'ok'
  }
  // confirm and reject go directly to the database, bypassing every service
  if (isClosed) return 'reservation_closed'
  if (cmd.op === 'confirm') entry.status = 'confirmed'
  else entry.status = 'cancelled'
  return 'ok'
}

function expectBooking(model: Model, cmd: Command & { op: 'book' }, run: { id: string }): string {
  const existing = model.active(cmd.person)
  const isInTheWay = existing && !model.isOverdue(existing)
  if (isInTheWay) return 'reservation_exists'
  if (!model.isOffered(cmd.time)) return model.refusal()
  if (existing) model.finish(existing)
  if (model.taken(cmd.time) + cmd.people > CAPACITY) {
    // a refused booking rolls back the clean-up in its transaction
    if (existing) existing.status = existing.status === 'completed' ? 'confirmed' : 'pending'
    return 'full'
  }
  const status = model.autoConfirm ? 'confirmed' : 'pending'
  model.entries.push({
    id: run.id,
    person: cmd.person,
    status,
    time: cmd.time,
    people: cmd.people,
    made: model.now,
  })
  return 'ok'
}

function expectChange(model: Model, cmd: Command & { op: 'change' }, entry: Entry): string {
  const editable = model.now < model.startOf(entry.time) ? EDITABLE_FIELDS[entry.status] : []
  if (editable.length === 0) return 'reservation_closed'
  const isMove = cmd.time !== undefined && cmd.time !== entry.time
  if (isMove && !editable.includes('time')) return 'field_locked'
  const to = { time: cmd.time ?? entry.time, people: cmd.people ?? entry.people }
  if (isMove && !model.isOffered(to.time)) return model.refusal()
  const others = model.taken(to.time) - (isMove ? 0 : entry.people)
  if (others + to.people > CAPACITY) return 'full'
  Object.assign(entry, to)
  return 'ok'
}

/** Runs the command against services and database, and names the result. */
async function run(cmd: Command, model: Model, experienceId: string, id: { id: string }): Promise<string> {
  const clock = { now: new Date(model.now), timeZone: 'Europe/Madrid' }
  const as = (user: number): MemberContext => ({
    tenantId: TENANT,
    userId: people[user] ?? '',
    clock,
    localizer,
  })
  try {
    await inTenant(async (tx) => {
      if (cmd.op === 'wait') return
      if (cmd.op === 'jobs') {
        await completeDue(tx, { tenantId: TENANT, clock })
        await expireDue(tx, { tenantId: TENANT, clock })
      } else if (cmd.op === 'book') {
        const body = { experience_id: experienceId, date: DATE, time: cmd.time, people: cmd.people }
        id.id = await createReservation(tx, as(cmd.person), body)
      } else {
        const entry = model.entry(cmd.pick)
        if (!entry) return
        if (cmd.op === 'change')
          await changeReservation(tx, as(entry.person), entry.id, { time: cmd.time, people: cmd.people })
        else if (cmd.op === 'cancel') await cancelReservation(tx, as(entry.person), entry.id)
        else {
          const values =
            cmd.op === 'confirm'
              ? { status: 'confirmed' as const }
              : { status: 'cancelled' as const, cancelledBy: 'guide' as const }
          await tx
            .update(reservations)
            .set({ ...values, changedBy: 'guide:x' })
            .where(eq(reservations.id, entry.id))
        }
      }
    })
    return 'ok'
  } catch (error) {
    const name = error instanceof AppError ? error.code : (databaseFault(error)?.constraint ?? String(error))
    return ['slot_full', 'date_full', 'slot_capacity_ck'].includes(name) ? 'full' : name
  }
}

/** PostgreSQL takes a history in a tenth of a second, the embedded engine in five times that. */
const { options, timeoutMs } = modelRuns(process.env.SUREDA_TEST_DATABASE === 'postgres' ? 50 : 10)

it(
  'keeps status and seats as documented over random histories',
  async () => {
    let experience = 0
    await fc.assert(
      fc.asyncProperty(
        fc.boolean(),
        fc.array(command, { minLength: 12, maxLength: 30 }),
        async (autoConfirm, commands) => {
          const experienceId = `e-${++experience}`
          await addContent(database.db, TENANT, { experiences: [{ id: experienceId, durationMin: 60 }] })
          const slots = ['10:00', '12:00'].map((at) => ({ time: at, capacity: CAPACITY }))
          await addSchedule(database.db, TENANT, experienceId, { slots, autoConfirm })
          const model = new Model(autoConfirm)
          for (const cmd of commands) {
            const id = { id: '' }
            const isPicked = 'pick' in cmd && model.entries.length === 0
            const got = isPicked ? 'skipped' : await run(cmd, model, experienceId, id)
            expect([cmd, got]).toEqual([cmd, expected(model, cmd, id)])
            await expectSame(model, experienceId)
          }
        },
      ),
      options,
    )
  },
  timeoutMs,
)

async function expectSame(model: Model, experienceId: string) {
  const rows = await inTenant((tx) =>
    tx
      .select({
        id: reservations.id,
        status: reservations.status,
        time: reservations.time,
        people: reservations.people,
      })
      .from(reservations)
      .where(eq(reservations.experienceId, experienceId)),
  )
  const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id)
  const wanted = model.entries.map(({ id, status, time: at, people: count }) => ({
    id,
    status,
    time: at,
    people: count,
  }))
  expect(rows.sort(byId)).toEqual(wanted.sort(byId))
  expect(await inTenant((tx) => rowsOf(tx, sql`select * from reservation_inventory_drift`))).toEqual([])
}
