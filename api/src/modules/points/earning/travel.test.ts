import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../../database/orm.ts'
import { rowsOf, withTenant } from '../../../database/with-tenant.ts'
import { deleteExpired } from '../../../jobs/retention.ts'
import { HERE, type Points, startPoints, TENANT } from '../../../testing/points-fixture.ts'
import { localized } from '../../../testing/test-content.ts'
import type { TestPerson } from '../../../testing/test-people.ts'
import { routes } from '../../catalogue/routes/routes.tables.ts'
import { checkInPoints } from '../../guides/check-in-points/check-in-points.tables.ts'
import { neighboursOf, savePosition } from './travel.service.ts'

let fixture: Points
const MINUTE = 60_000
const DAY = 1_440 * MINUTE
/** Places to the north: 0.8, 12 and 24 km from `HERE`, and one twice as far. */
const PLACES = { near: 0.0072, half: 0.108, far: 0.216, beyond: 0.432 }
type Place = keyof typeof PLACES
const at = (place: Place) => ({ lat: HERE.lat + PLACES[place], lng: HERE.lng })

beforeAll(async () => {
  fixture = await startPoints()
  await withTenant(fixture.api.db, TENANT, async (tx) => {
    const words = { name: localized('p'), description: localized('d') }
    for (const place of Object.keys(PLACES) as Place[]) {
      const { lat: latitude, lng: longitude } = at(place)
      const where = { latitude, longitude, radiusM: 60, poiType: 'experience', poiId: 'e-1' } as const
      await tx.insert(checkInPoints).values({ tenantId: TENANT, id: place, ...words, ...where, points: 10 })
    }
    await tx
      .update(routes)
      .set({
        trackSimplified: [
          [HERE.lat, HERE.lng, 100],
          [HERE.lat + 0.02, HERE.lng, 180],
        ],
      })
      .where(sql`id = 'rt-2'`)
  })
})
afterAll(() => fixture.api.close())

const ago = (ms: number) => new Date(Date.now() - ms).toISOString()
const stamp = (person: TestPerson, place: Place, more: object = {}) =>
  fixture.checkIn(person, { check_in_point_id: place, ...at(place), ...more })
const stampHere = (person: TestPerson, more: object = {}) =>
  fixture.checkIn(person, { check_in_point_id: 'cp-1', ...more })
const refused = { status: 422, body: { code: 'too_fast' } }

it('refuses the second of two places that cannot be reached in the time, and says what to do', async () => {
  const member = await fixture.member()
  await stampHere(member)
  const answer = await stamp(member, 'far')
  expect(answer).toMatchObject({
    status: 422,
    body: { code: 'too_fast', data: { distance_m: 24_018, minutes: 11 } },
  })
  expect(answer.body.message).toMatch(/24\s?km.*torna-ho a provar.*11 min/)
  // neither points nor the position were stored
  expect((await fixture.get('/points/balance', member)).body.data.balance).toBe(70)
  expect((await fixture.walk(member, 'rt-1')).status).toBe(201)
})

it.each([
  // 24.02 km minus a tolerance of 500 m are 23.5 km: 10 min 52 s at 130 km/h
  ['far', 11 * MINUTE, 0, 201],
  ['far', 10 * MINUTE, 0, 422],
  // an accuracy counts up to 30 m, as at a check-in
  ['far', 10 * MINUTE, 10_000, 422],
  ['half', 5.5 * MINUTE, 0, 201],
  ['half', 5 * MINUTE, 0, 422],
  ['near', 8_500, 0, 201],
] as const)('uses the reported time: to %s in %i ms with ± %i m: %i', async (place, ms, accuracy, status) => {
  const member = await fixture.member()
  const start = Date.now() - 3_600_000
  await stampHere(member, { captured_at: new Date(start).toISOString() })
  const answer = await stamp(member, place, { accuracy, captured_at: new Date(start + ms).toISOString() })
  expect(answer.status).toBe(status)
})

it('compares with both sides: a late arrival must fit between known positions', async () => {
  const member = await fixture.member()
  await stampHere(member, { captured_at: ago(60 * MINUTE) })
  await stamp(member, 'half', { captured_at: ago(40 * MINUTE) })
  expect(await stamp(member, 'beyond', { captured_at: ago(50 * MINUTE) })).toMatchObject(refused)
  expect((await stamp(member, 'far', { captured_at: ago(20 * MINUTE) })).status).toBe(201)
})

it('accepts an offline day in the order it was done, all at once', async () => {
  const member = await fixture.member()
  const said = (hours: number) => ({ captured_at: ago(DAY + hours * 60 * MINUTE) })
  const answers = [
    await stampHere(member, said(4)),
    await stamp(member, 'half', said(3)),
    await stamp(member, 'far', said(2)),
  ]
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
})

it('compares routes with check-ins', async () => {
  const member = await fixture.member()
  await stamp(member, 'far')
  expect(await fixture.walk(member, 'rt-1')).toMatchObject(refused)
})

it('does not compare repetitions, nor other people', async () => {
  const [one, other] = [await fixture.member(), await fixture.member()]
  await stampHere(one)
  expect((await stamp(other, 'far')).status).toBe(201)
  await withTenant(fixture.api.db, TENANT, (tx) =>
    savePosition(tx, owner(one), { ...placeOf('far'), at: new Date(), accuracy: 0 }),
  )
  expect((await stampHere(one)).body.data.outcome).toBe('already_awarded')
})

const owner = (person: TestPerson) => ({ tenantId: TENANT, userId: person.user.id })
const placeOf = (place: Place) => ({ latitude: at(place).lat, longitude: at(place).lng })

it('accepts one of three concurrent places far from each other', async () => {
  for (let round = 0; round < 5; round++) {
    const member = await fixture.member()
    const answers = await Promise.all(
      (['half', 'far', 'beyond'] as const).map((place) => stamp(member, place)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422])
  }
})

it.runIf(process.env.SUREDA_TEST_DATABASE === 'postgres')(
  'would take more without the lock of the account: the race is alive',
  async () => {
    const member = owner(await fixture.member())
    let looked = 0
    let go = () => {}
    const bothLooked = new Promise<void>((resolve) => {
      go = resolve
    })
    const arrive = (place: Place) =>
      withTenant(fixture.api.db, TENANT, async (tx) => {
        const here = { ...placeOf(place), at: new Date(), accuracy: 0 }
        const found = await neighboursOf(tx, member, here)
        if (++looked === 2) go()
        await bothLooked
        await savePosition(tx, member, here)
        return found.length
      })
    expect(await Promise.all([arrive('half'), arrive('far')])).toEqual([0, 0])
  },
)

it('deletes a position when nothing older can arrive any more', async () => {
  const member = owner(await fixture.member())
  const count = () =>
    withTenant(fixture.api.db, TENANT, (tx) =>
      rowsOf(tx, sql`select 1 from earning_positions where user_id = ${member.userId}`),
    )
  await withTenant(fixture.api.db, TENANT, async (tx) => {
    for (const days of [7.9, 8.1])
      await savePosition(tx, member, {
        ...placeOf('near'),
        at: new Date(Date.now() - days * DAY),
        accuracy: 5,
      })
    await deleteExpired(tx, TENANT, 'earning_positions')
  })
  expect(await count()).toHaveLength(1)
})

it('pays a route to a member who is on it, and refuses it to others', async () => {
  const walk = async (more: object) => fixture.walk(await fixture.member(), 'rt-2', more)
  const nowhere = await fixture.post('complete-route', await fixture.member(), { route_id: 'rt-2' })
  expect(nowhere).toMatchObject({ status: 422, body: { code: 'location_required' } })
  expect((await walk({ lat: HERE.lat + 0.02 })).status).toBe(201)
  // between two points of its line, 33 m beside it
  expect((await walk({ lat: HERE.lat + 0.011, lng: HERE.lng + 0.0004 })).status).toBe(201)
  expect(await walk({ lat: HERE.lat + 0.03, accuracy: 5_000 })).toMatchObject({
    status: 422,
    body: { code: 'too_far', data: { distance_m: 1_112, radius_m: 50 } },
  })
})

it('refuses a route to a person who was far from it while walking it', async () => {
  const walkedAfter = async (place: Place, minutes: number) => {
    const member = await fixture.member()
    const start = Date.now() - 3_600_000
    await stamp(member, place, { captured_at: new Date(start).toISOString() })
    return fixture.walk(member, 'rt-2', { captured_at: new Date(start + minutes * MINUTE).toISOString() })
  }
  // 3.9 km at 12 km/h are 19.5 minutes; by car the 12 km take five
  expect(await walkedAfter('half', 15)).toMatchObject({
    status: 422,
    body: { code: 'too_fast', data: { distance_m: 9_785, minutes: 5 } },
  })
  expect((await walkedAfter('half', 20)).status).toBe(201)
  // a position close beside it does not count against it, and a first position at its end is accepted
  expect((await walkedAfter('near', 15)).status).toBe(201)
  expect((await fixture.walk(await fixture.member(), 'rt-2')).status).toBe(201)
})
