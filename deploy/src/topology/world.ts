import { openPostgres } from '@sureda/api/database/postgres'
import { withTenant } from '@sureda/api/database/with-tenant'
import { addDays } from '@sureda/api/lib/local-time'
import { checkInPoints } from '@sureda/api/modules/guides/check-in-points/check-in-points.tables'
import { dayIn } from '@sureda/api/modules/platform/tenant/local-day'
import { addContent, addSchedule, localized } from '@sureda/api/testing/test-content'
import { createPerson } from '@sureda/api/testing/test-people'
import { seedTenants } from '@sureda/api/testing/test-tenants'

/** The two offices, each with a name that occurs only in its own pages and answers. */
export const OFFICES = { gavarres: 'Suro Viu', raya: 'Raya Corchera' } as const
export type Office = keyof typeof OFFICES

export const SEATS = 6
export const HERE = { lat: 41.88, lng: 2.91, accuracy: 5 }
const TIMES = ['10:00', '16:00']

/** A signed-in member of one office, on one phone. */
export interface Member {
  office: Office
  id: string
  token: string
}

/**
 * The content that the load uses. Both offices have the same ids, so that an answer of the wrong one is recognized by
 * its texts.
 */
export interface World {
  members: Member[]
  experiences: string[]
  /** The paths of the released screens. */
  pages: string[]
  places: string[]
  points: string[]
  days: string[]
  times: string[]
}

const range = (count: number, name: string) => Array.from({ length: count }, (_, i) => `${name}-${i + 1}`)

/**
 * Fills a migrated database with two offices that have content with the same ids, and the given number of members each.
 */
export async function seedWorld(url: string, membersPerOffice: number, pages = ['/']): Promise<World> {
  const database = await openPostgres({ url, poolSize: 4 })
  const experiences = range(8, 'e')
  const places = range(40, 'place')
  const points = places.map((id) => `at-${id}`)
  const members: Member[] = []
  try {
    await seedTenants(database.db)
    for (const office of Object.keys(OFFICES) as Office[]) {
      await addContent(database.db, office, {
        experiences: experiences.map((id) => ({ id, title: localized(`${OFFICES[office]} ${id}`) })),
        locations: places.map((id) => ({ id, name: localized(`${OFFICES[office]} ${id}`) })),
        news: range(20, 'n').map((id) => ({ id, title: localized(`${OFFICES[office]} ${id}`) })),
      })
      for (const id of experiences)
        await addSchedule(database.db, office, id, {
          slots: TIMES.map((time) => ({ time, capacity: SEATS })),
        })
      await withTenant(database.db, office, (tx) =>
        tx.insert(checkInPoints).values(
          places.map((poiId, i) => ({
            tenantId: office,
            id: points[i] ?? '',
            name: localized(`${OFFICES[office]} ${poiId}`),
            description: localized('d'),
            latitude: HERE.lat,
            longitude: HERE.lng,
            radiusM: 60,
            points: 10,
            poiType: 'location' as const,
            poiId,
          })),
        ),
      )
      for (let i = 0; i < membersPerOffice; i++) {
        const { user, token } = await createPerson(database.db, office)
        members.push({ office, id: user.id, token })
      }
    }
  } finally {
    await database.close()
  }
  const today = dayIn('Europe/Madrid')
  const days = Array.from({ length: 25 }, (_, i) => addDays(today, i + 2))
  return {
    members,
    experiences,
    pages,
    places,
    points,
    days,
    times: TIMES,
  }
}
