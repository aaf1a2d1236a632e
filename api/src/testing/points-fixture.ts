import { withTenant } from '../database/with-tenant.ts'
import { routePoints } from '../modules/catalogue/routes/routes.tables.ts'
import { checkInPoints } from '../modules/guides/check-in-points/check-in-points.tables.ts'
import { userPackages } from '../modules/members/profile/user.tables.ts'
import { startTestApi } from './test-app.ts'
import { addContent, localized } from './test-content.ts'
import { createPerson, type TestPerson } from './test-people.ts'

export const TENANT = 'gavarres'
/** The position of everything in `startPoints`. */
export const HERE = { lat: 41.88, lng: 2.91 }
const place = { latitude: HERE.lat, longitude: HERE.lng }

/** The app with content to rate, walk and check in at, and shortcuts for the steps that tests of points repeat. */
export async function startPoints() {
  const api = await startTestApi()
  await addContent(api.db, TENANT, {
    experiences: [{ id: 'e-1' }, { id: 'e-rated', rating: 4.6 }, { id: 'e-off', status: 'inactive' }],
    events: [{ id: 'ev-1' }],
    routes: [{ id: 'rt-1' }, { id: 'rt-2' }, { id: 'rt-off', active: false }],
    locations: [{ id: 'loc-1', rating: 4 }],
    operators: [{ id: 'op-1' }],
    packages: [{ id: 'pk-1' }],
    storyCategories: [{ id: 'oficios' }],
    stories: [{ id: 'st-1' }],
  })
  await withTenant(api.db, TENANT, async (tx) => {
    const words = { name: localized('p'), description: localized('d') }
    const stop = { tenantId: TENANT, ...words, ...place }
    await tx.insert(routePoints).values([
      { ...stop, id: 'rp-1', routeId: 'rt-1', position: 1, checkInPoints: 40 },
      { ...stop, id: 'rp-2', routeId: 'rt-1', position: 2, checkInPoints: 50 },
      { ...stop, id: 'rp-3', routeId: 'rt-1', position: 3 },
      { ...stop, id: 'rp-off', routeId: 'rt-off', position: 1, checkInPoints: 50 },
    ])
    const point = { ...stop, radiusM: 60, points: 70 }
    await tx.insert(checkInPoints).values([
      { ...point, id: 'cp-1', name: localized('cp-1'), poiType: 'location', poiId: 'loc-1' },
      { ...point, id: 'cp-3', poiType: 'establishment', poiId: 'op-1' },
      // is at a route point that awards points itself
      { ...point, id: 'cp-2', poiType: 'routePoint', poiId: 'rp-2' },
      { ...point, id: 'cp-off', poiType: 'location', poiId: 'loc-1', active: false },
      { ...point, id: 'cp-small', radiusM: 10, points: 5, poiType: 'experience', poiId: 'e-1' },
    ])
  })

  async function call(
    method: 'GET' | 'POST',
    path: string,
    person: TestPerson | undefined,
    body?: object,
    headers: Record<string, string> = {},
  ) {
    const answer = await api.app.inject({
      method,
      url: `/api/v1${path}`,
      headers: { host: `${TENANT}.localhost`, ...person?.headers, ...headers },
      payload: body,
    })
    return { status: answer.statusCode, headers: answer.headers, body: answer.json() }
  }
  const post = (path: string, person: TestPerson, body: object, headers?: Record<string, string>) =>
    call('POST', `/points/${path}`, person, body, headers)

  const checkIn = (person: TestPerson, body: object) => post('checkin', person, { ...HERE, ...body })
  const walk = (person: TestPerson, route_id: string, more: object = {}) =>
    post('complete-route', person, { route_id, ...HERE, ...more })

  /** A member who has visited the item of that kind whose id ends in 1; events and stories have no proof of a visit. */
  async function visitor(kind: string): Promise<TestPerson> {
    const person = await createPerson(api.db, TENANT)
    const points: Record<string, string> = { experience: 'cp-small', location: 'cp-1', operator: 'cp-3' }
    if (points[kind]) await checkIn(person, { check_in_point_id: points[kind] })
    if (kind === 'route') await walk(person, 'rt-1')
    if (kind === 'package')
      await withTenant(api.db, TENANT, (tx) =>
        tx.insert(userPackages).values({
          ...{ tenantId: TENANT, userId: person.user.id, packageId: 'pk-1' },
          ...{ startsOn: '2026-01-01', endsOn: '2026-01-03' },
        }),
      )
    return person
  }

  return {
    api,
    call,
    visitor,
    get: (path: string, person?: TestPerson) => call('GET', path, person),
    rate: (
      person: TestPerson,
      rateable_type: string,
      rateable_id: string,
      rating: number,
      more: object = {},
    ) => post('rating', person, { rateable_type, rateable_id, rating, ...more }),
    checkIn,
    walk,
    post,
    member: (values: Parameters<typeof createPerson>[2] = {}) => createPerson(api.db, TENANT, values),
  }
}

export type Points = Awaited<ReturnType<typeof startPoints>>
