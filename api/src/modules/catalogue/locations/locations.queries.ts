import type { Db } from '../../../database/database.ts'
import { and, eq } from '../../../database/orm.ts'
import { columnsOf, itemColumns } from '../../../lib/fields.ts'
import { beyond, type Page } from '../../../lib/page.ts'
import { flagged, searchParts } from '../../../lib/search.ts'
import { checkInColumn } from '../../guides/check-in-points/check-in.queries.ts'
import { ofRating, ratingColumns } from '../ratings/ratings.queries.ts'
import { ratingTotals } from '../ratings/ratings.tables.ts'
import { locationDetailFields, locationFields, locations } from './locations.tables.ts'

const columns = {
  ...itemColumns(locations),
  ...columnsOf(locationFields),
  ...columnsOf(locationDetailFields),
  rating: locations.rating,
  ...ratingColumns,
  check_in: checkInColumn('location', 'locations'),
  sortOrder: locations.sortOrder,
}

const visible = (tenantId: string) => and(eq(locations.tenantId, tenantId), eq(locations.active, true))

export interface LocationFilter {
  type?: string | undefined
  featured?: boolean | undefined
  search?: string | undefined
}

export function listLocations(db: Db, tenantId: string, filter: LocationFilter, page: Page) {
  const search = searchParts('location', filter.search, locations)
  return db
    .select({ ...columns, tier: search.tier })
    .from(locations)
    .innerJoin(search.from, search.on)
    .leftJoin(ratingTotals, ofRating('location', locations))
    .where(
      and(
        visible(tenantId),
        filter.type ? eq(locations.type, filter.type) : undefined,
        flagged(locations.featured, filter.featured),
        beyond(page, search.keys),
      ),
    )
    .orderBy(...search.keys)
    .limit(page.limit + 1)
}

export async function findLocation(db: Db, tenantId: string, id: string) {
  const [row] = await db
    .select(columns)
    .from(locations)
    .leftJoin(ratingTotals, ofRating('location', locations))
    .where(and(visible(tenantId), eq(locations.id, id)))
  return row
}

export type LocationRow = NonNullable<Awaited<ReturnType<typeof findLocation>>>
