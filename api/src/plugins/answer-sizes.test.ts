import { LISTED_CALLS } from '@sureda/contract/calls/calls'
import { CEILINGS } from '@sureda/contract/rules/ceilings'
import { MAX_LEGS } from '@sureda/contract/rules/footprint-codes'
import { computeFootprint } from '@sureda/contract/rules/footprint-result'
import {
  CHECK_IN_POINTS_PER_GUIDE,
  CLOSURE_AREA_MAX_CORNERS,
  GROUP_MAX,
  PETS_MAX,
} from '@sureda/contract/rules/limits'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { withTenant } from '../database/with-tenant.ts'
import { checkInPoints } from '../modules/guides/check-in-points/check-in-points.tables.ts'
import { closures } from '../modules/guides/closures/closures.tables.ts'
import { favorites } from '../modules/members/favorites/favorites.tables.ts'
import { groupMembers, groups } from '../modules/members/profile/user.tables.ts'
import { footprints } from '../modules/points/footprints/footprints.tables.ts'
import { type GroupFixture, startGroupFixture } from '../testing/group-fixture.ts'
import { addContent, localized } from '../testing/test-content.ts'
import { TRIP } from '../testing/test-footprints.ts'
import { createPerson, type TestPerson } from '../testing/test-people.ts'

const TENANT = 'gavarres'
const MOST = 500_000
const GROUPS = 40
const long = (length: number) => 'àé'.repeat(length / 2)
const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, i) => make(i))

let fixture: GroupFixture
let member: TestPerson
/** A guide and a member with as many items as allowed, and texts as long as allowed. */
beforeAll(async () => {
  fixture = await startGroupFixture()
  const { db } = fixture.api
  member = await createPerson(db, TENANT)
  const [guideId, userId, tenantId] = [fixture.guide.user.id, member.user.id, TENANT]
  const ids = times(CEILINGS.favorites.max / 2, (i) => `e-many-${i}`)
  await addContent(db, TENANT, { experiences: ids.map((id) => ({ id, guideUserId: guideId })) })
  const inputs = {
    ...TRIP,
    legs: times(MAX_LEGS, () => ({ ...TRIP.legs[0], distance_km: 120 })),
  } as typeof TRIP
  const made = { tenantId, inputs, result: computeFootprint(inputs), factorsVersion: '1', userId }
  const pets = times(PETS_MAX, () => ({ name: long(60), breed: long(60), notes: long(500) }))
  const corner = (i: number): [number, number] => [41.8 + (i % 30) / 1000, 2.9 + i / 1000]
  await withTenant(db, TENANT, async (tx) => {
    await tx.insert(footprints).values(times(CEILINGS.footprints.max, () => made))
    await tx.insert(favorites).values(
      ids.map((favoritableId) => ({
        tenantId,
        userId,
        favoritableType: 'experience' as const,
        favoritableId,
      })),
    )
    const text = { name: long(120), description: long(1000), specialRequirements: long(1000) }
    const rows = await tx
      .insert(groups)
      .values(
        times(GROUPS, () => ({
          tenantId,
          ownerId: guideId,
          ...text,
          type: 'pets' as const,
          people: GROUP_MAX,
          pets,
        })),
      )
      .returning({ id: groups.id })
    for (const { id: groupId } of rows)
      await tx.insert(groupMembers).values(
        times(GROUP_MAX, (i) => ({
          ...{ tenantId, groupId, name: long(120), notes: long(1000), email: `${'a'.repeat(240)}@x.test` },
          ...(i === 0 && { userId, role: 'leader' as const }),
        })),
      )
    await tx.insert(closures).values(
      times(CEILINGS.closures.max, () => ({
        ...{
          tenantId,
          guideUserId: guideId,
          fromDate: '2100-01-01',
          untilDate: '2100-02-01',
          reason: 'fire_risk',
        },
        area: times(CLOSURE_AREA_MAX_CORNERS, corner),
        notice: { text: localized(long(300)), date: '2100-01-01', level: 'warning' as const },
      })),
    )
    await tx.insert(checkInPoints).values(
      times(CHECK_IN_POINTS_PER_GUIDE, (i) => ({
        ...{ tenantId, id: `many-${i}`, latitude: 41.8, longitude: 2.9, poiType: 'location' as const },
        ...{ name: localized(long(100)), description: localized(long(600)), guideUserId: guideId },
      })),
    )
  })
})
afterAll(() => fixture.api.close())

const EXAMPLE: Record<string, string> = {
  '/points/rating': '?rateable_type=route&rateable_id=x',
  '/search': '?q=many',
  '/events/days': '?from=2100-01-01&to=2100-01-31',
}

it('answers no list with more than half a megabyte', async () => {
  const sizes: [number, string][] = []
  for (const { method, path, access } of LISTED_CALLS) {
    if (method !== 'GET' || path.includes(':') || path === '/user/data-export' || path === '/weather')
      continue
    const person = access === 'guide' ? fixture.guide : member
    for (const query of ['', '?per_page=100']) {
      const url = `/api/v1${path}${EXAMPLE[path] ?? query}`
      const answer = await fixture.api.app.inject({ method, url, headers: person.headers })
      expect(answer.statusCode, url).toBeLessThan(500)
      sizes.push([Buffer.byteLength(answer.body), `${path}${query}`])
    }
  }
  sizes.sort(([a], [b]) => b - a)
  if (process.env.SUREDA_SIZES)
    console.log(
      sizes
        .slice(0, 20)
        .map((row) => row.join('\t'))
        .join('\n'),
    )
  expect(sizes.filter(([size]) => size > MOST)).toEqual([])
})

it('pages through every group', async () => {
  const seen = new Set<string>()
  let query = ''
  do {
    const { body } = await fixture.call('GET', `/guide/groups${query}`)
    for (const { id } of body.data) seen.add(id)
    query = body.meta.next_cursor && `?cursor=${body.meta.next_cursor}`
  } while (query)
  expect(seen.size).toBe(GROUPS)
})
