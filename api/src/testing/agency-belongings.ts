import type { Db } from '../database/database.ts'
import { withTenant } from '../database/with-tenant.ts'
import { addDays } from '../lib/local-time.ts'
import { checkInPoints } from '../modules/guides/check-in-points/check-in-points.tables.ts'
import { closures } from '../modules/guides/closures/closures.tables.ts'
import { guideProfiles } from '../modules/guides/profile/guide-profile.tables.ts'
import { dayIn } from '../modules/platform/tenant/local-day.ts'
import { localized } from './test-content.ts'
import type { TestPerson } from './test-people.ts'

/** The guide's own item, a colleague's, and one of the other tenant. */
type Owners = Record<'own' | 'foreign' | 'elsewhere', TestPerson>
const tenantOf = (person: TestPerson) => person.headers.host.replace('.localhost', '')

/** Creates a check-in point for each, and public ones without an owner: `cp-public`, `cp-off`, `cp-abroad`. */
export async function addPoints(db: Db, owners: Owners, prefix = 'cp') {
  const values = {
    name: localized('point'),
    description: localized('d'),
    latitude: 41.88,
    longitude: 2.91,
    poiType: 'location' as const,
  }
  const add = (tenantId: string, id: string, more: Partial<typeof checkInPoints.$inferInsert> = {}) =>
    withTenant(db, tenantId, (tx) =>
      tx
        .insert(checkInPoints)
        .values({ ...values, ...more, tenantId, id })
        .onConflictDoNothing(),
    )
  await add('gavarres', 'cp-public')
  await add('gavarres', 'cp-off', { active: false })
  await add('raya', 'cp-abroad')
  for (const [name, person] of Object.entries(owners))
    await add(tenantOf(person), `${prefix}-${name}`, { guideUserId: person.user.id })
  return {
    isPublic: false,
    own: `${prefix}-own`,
    foreign: `${prefix}-foreign`,
    elsewhere: `${prefix}-elsewhere`,
  }
}

/** The agency profile of that guide. */
export const addAgency = (db: Db, person: TestPerson) =>
  withTenant(db, tenantOf(person), (tx) =>
    tx.insert(guideProfiles).values({
      tenantId: tenantOf(person),
      userId: person.user.id,
      agencyName: 'Suros & Camins',
      primaryColor: '#7a4a2b',
      secondaryColor: '#2f4a36',
    }),
  )

/** Creates a closure for each, in an area without content. */
export async function addClosures(db: Db, owners: Owners) {
  const day = addDays(dayIn('Europe/Madrid'), 30)
  const add = (person: TestPerson) =>
    withTenant(db, tenantOf(person), async (tx) => {
      const [row] = await tx
        .insert(closures)
        .values({
          tenantId: tenantOf(person),
          guideUserId: person.user.id,
          fromDate: day,
          untilDate: day,
          reason: 'works',
          notice: { text: localized('closed'), date: day, level: 'warning' },
        })
        .returning({ id: closures.id })
      return row?.id ?? ''
    })
  const [own, foreign, elsewhere] = [
    await add(owners.own),
    await add(owners.foreign),
    await add(owners.elsewhere),
  ]
  return { isPublic: false, own, foreign, elsewhere }
}

/**
 * The parameters with which the access tests try the calls for agency, check-in points and closures, by `METHOD /path`.
 * They use the experiences `e-own` and `e-raya-own`.
 */
export async function agencyObjects(db: Db, owners: Owners) {
  for (const person of [owners.own, owners.elsewhere]) await addAgency(db, person)
  const point = await addPoints(db, owners)
  const place = { latitude: 41.88, longitude: 2.91 }
  const body = { ...place, name: 'p', radius: 30, points: 10, type: 'location' }
  return {
    'GET /experiences/:id/agency': {
      isPublic: true,
      own: 'e-own',
      foreign: 'e-draft',
      elsewhere: 'e-raya-own',
    },
    'GET /check-in-points/:id': {
      isPublic: true,
      own: 'cp-public',
      foreign: 'cp-off',
      elsewhere: 'cp-abroad',
    },
    'GET /guide/check-in-points/:id': point,
    'PUT /guide/check-in-points/:id': { ...point, body },
    'GET /guide/check-in-points/:id/sheet.pdf': point,
    'DELETE /guide/check-in-points/:id': await addPoints(db, owners, 'gone'),
    'DELETE /guide/closures/:id': await addClosures(db, owners),
  }
}
