import { FOOTPRINT_FACTORS } from '@sureda/contract/rules/footprint-factors'
import { computeFootprint } from '@sureda/contract/rules/footprint-result'
import type { FootprintInputs } from '@sureda/contract/schemas/points/footprint'
import type { Db } from '../database/database.ts'
import { withTenant } from '../database/with-tenant.ts'
import { insertFootprint } from '../modules/points/footprints/footprints.queries.ts'
import type { TestPerson } from './test-people.ts'

/** Two people, two nights, 120 km each way by car: the worked example of docs/decisions/0037-footprint.md. */
export const TRIP: FootprintInputs = {
  start_date: '2026-11-20',
  end_date: '2026-11-22',
  adults: 2,
  children: 0,
  legs: [{ mode: 'coche', distance_km: 120, times: 2, on_board: 2 }],
  stays: [{ type: 'hotel', nights: 2, services: [] }],
  food: { breakfasts: 3, lunches: 3, dinners: 3, supermarket_days: 0, diet: 'omnivore', local: false },
  activities: [],
}

/** Saves a footprint of that person. @returns its id */
export async function addFootprint(db: Db, person: TestPerson, inputs = TRIP): Promise<string> {
  const tenantId = person.headers.host.replace('.localhost', '')
  const { id } = await withTenant(db, tenantId, (tx) =>
    insertFootprint(tx, {
      tenantId,
      userId: person.user.id,
      inputs,
      result: computeFootprint(inputs),
      factorsVersion: FOOTPRINT_FACTORS.version,
    }),
  )
  return id
}

/** One footprint for each of three people, as the ownership tests need them. */
export async function footprintsOf(db: Db, owner: TestPerson, other: TestPerson, stranger: TestPerson) {
  return {
    isPublic: false,
    own: await addFootprint(db, owner),
    foreign: await addFootprint(db, other),
    elsewhere: await addFootprint(db, stranger),
  }
}
