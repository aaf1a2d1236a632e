import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import type { Db } from '../../../database/database.ts'
import { eq, sql } from '../../../database/orm.ts'
import { rowsOf, withTenant } from '../../../database/with-tenant.ts'
import { TENANT } from '../../../testing/booking-fixture.ts'
import { type GuideFixture, startGuideFixture } from '../../../testing/guide-fixture.ts'
import { reservations } from '../../bookings/reservations/reservations.tables.ts'

const ROUNDS = 25
let fixture: GuideFixture
beforeAll(async () => {
  fixture = await startGuideFixture()
})
afterAll(() => fixture.api.close())

const SEEN = { 'if-match': '"1"' }
const eventsOf = (id: string) =>
  withTenant(fixture.api.db, TENANT, (tx) =>
    rowsOf<{ kind: string }>(
      tx,
      sql`select kind from reservation_events where reservation_id = ${id}::uuid order by id`,
    ),
  )

it.each(['confirm', 'reject'] as const)(
  'lets exactly one win when the guide (%s) and the member (cancel) act on the same request at once',
  async (action) => {
    const wins = { guide: 0, member: 0 }
    for (let round = 0; round < ROUNDS; round++) {
      const { id, member } = await fixture.request()
      const guideActs = () => fixture.step(id, action, undefined, SEEN)
      const memberCancels = () => fixture.call('POST', `/reservations/${id}/cancel`, {}, member, SEEN)
      // the order of sending must not matter
      const [a, b] = await Promise.all(
        round % 2 ? [guideActs(), memberCancels()] : [memberCancels(), guideActs()],
      )
      const [guide, cancelled] = round % 2 ? [a, b] : [b, a]
      const row = await fixture.find(id)
      const isGuides = row?.status === 'confirmed' || row?.outcome === 'rejected'
      // cancelling a request that the guide has just declined succeeds and sends no second notice
      const loser = isGuides ? cancelled : guide
      expect([round, isGuides ? guide.status : cancelled.status]).toEqual([round, 200])
      expect([round, loser?.status]).toEqual([
        round,
        action === 'reject' && isGuides ? 200 : isGuides ? 412 : 409,
      ])
      expect(await eventsOf(id)).toHaveLength(2)
      wins[isGuides ? 'guide' : 'member']++
    }
    expect(wins.guide + wins.member).toBe(ROUNDS)
  },
  120_000,
)

it('applies ten concurrent answers of a guide once, with one history entry and one notice', async () => {
  const { id } = await fixture.request()
  const answers = await Promise.all(Array.from({ length: 10 }, () => fixture.step(id, 'confirm')))
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]))
  expect(await eventsOf(id)).toHaveLength(2)
  const [count] = await withTenant(fixture.api.db, TENANT, (tx) =>
    rowsOf<{ notices: number }>(
      tx,
      sql`select count(*)::int as notices from reservation_notices where reservation_id = ${id}::uuid`,
    ),
  )
  expect(count?.notices).toBe(1)
})

it('pays once for ten concurrent attended steps while the job completes the reservation', async () => {
  const { id } = await fixture.begun(3)
  const { completeDue } = await import('../../bookings/reservations/overdue.service.ts')
  const clock = { now: new Date(), timeZone: 'Europe/Madrid' }
  const answers = await Promise.all([
    ...Array.from({ length: 10 }, () => fixture.step(id, 'attended')),
    withTenant(fixture.api.db, TENANT, (tx) => completeDue(tx, { tenantId: TENANT, clock })),
  ])
  expect(answers.filter((answer) => typeof answer === 'object' && answer.status !== 200)).toEqual([])
  const paid = await withTenant(fixture.api.db, TENANT, (tx) =>
    rowsOf(tx, sql`select delta from points_ledger where source_id = ${id}`),
  )
  expect(paid).toEqual([{ delta: 30 }])
  expect((await eventsOf(id)).map((event) => event.kind)).toHaveLength(3)
})

/** Updates without a lock: reads, waits until the other has read too, then writes. */
function naive(
  db: Db,
  id: string,
  both: { wait: () => Promise<void> },
  values: Partial<typeof reservations.$inferInsert>,
) {
  return withTenant(db, TENANT, async (tx) => {
    const [row] = await tx.select().from(reservations).where(eq(reservations.id, id))
    await both.wait()
    if (row?.status !== 'pending') return false
    await tx.update(reservations).set(values).where(eq(reservations.id, id))
    return true
  }).catch(() => false)
}

/** Waits until two callers have arrived. */
function barrier() {
  let arrived = 0
  let open: () => void = () => undefined
  const bothAreHere = new Promise<void>((resolve) => {
    open = resolve
  })
  return {
    wait: () => {
      if (++arrived === 2) open()
      return bothAreHere
    },
  }
}

/**
 * Races two unlocked updates against each other, with or without the database trigger. Needs two concurrent
 * transactions.
 */
async function naiveRace(guard: 'on' | 'off'): Promise<boolean[]> {
  const { id, member } = await fixture.request()
  // outside of a tenant's transaction we are the owner of the tables
  const toggle = (word: 'disable' | 'enable') =>
    fixture.api.db.execute(sql.raw(`alter table reservations ${word} trigger guard_reservation`))
  if (guard === 'off') await toggle('disable')
  try {
    const both = barrier()
    return await Promise.all([
      naive(fixture.api.db, id, both, { status: 'cancelled', cancelledBy: 'guide', changedBy: 'guide:x' }),
      naive(fixture.api.db, id, both, {
        status: 'cancelled',
        cancelledBy: 'member',
        changedBy: `user:${member.user.id}`,
      }),
    ])
  } finally {
    if (guard === 'off') await toggle('enable')
  }
}
const isPostgres = inject('databaseTemplate').kind === 'postgres'

it.runIf(isPostgres)('the database refuses the second of two steps on the same version', async () => {
  expect((await naiveRace('on')).filter(Boolean)).toHaveLength(1)
})

it.runIf(isPostgres)('control: applies both without the guard', async () => {
  expect(await naiveRace('off')).toEqual([true, true])
})
