import type { PACKAGE_OPERATOR_TYPES, PACKAGE_TYPES } from '@sureda/contract/codes/enums'
import type { Db } from '../../../database/database.ts'
import { and, eq, max, min } from '../../../database/orm.ts'
import { columnsOf, itemColumns } from '../../../lib/fields.ts'
import { beyond, type Page } from '../../../lib/page.ts'
import { flagged, searchParts } from '../../../lib/search.ts'
import { operatorSummary } from '../operators/operators.queries.ts'
import { operators } from '../operators/operators.tables.ts'
import { packageDetailFields, packageFields, travelPackages } from './packages.tables.ts'

const listColumns = {
  ...itemColumns(travelPackages),
  ...columnsOf(packageFields),
  sortOrder: travelPackages.sortOrder,
  operator: operatorSummary,
}

const detailColumns = {
  ...listColumns,
  ...columnsOf(packageDetailFields),
  itinerary: travelPackages.itinerary,
  updatedAt: travelPackages.updatedAt,
}

const ofOperator = and(
  eq(operators.tenantId, travelPackages.tenantId),
  eq(operators.id, travelPackages.operatorId),
)
const visible = (tenantId: string) =>
  and(eq(travelPackages.tenantId, tenantId), eq(travelPackages.active, true))

export interface PackageFilter {
  featured?: boolean | undefined
  type?: (typeof PACKAGE_TYPES)[number] | undefined
  operator_type?: (typeof PACKAGE_OPERATOR_TYPES)[number] | undefined
  operator_id?: string | undefined
  search?: string | undefined
}

export function listPackages(db: Db, tenantId: string, filter: PackageFilter, page: Page) {
  const search = searchParts('package', filter.search, travelPackages)
  return db
    .select({ ...listColumns, tier: search.tier })
    .from(travelPackages)
    .innerJoin(search.from, search.on)
    .leftJoin(operators, ofOperator)
    .where(
      and(
        visible(tenantId),
        flagged(travelPackages.featured, filter.featured),
        filter.type && eq(travelPackages.type, filter.type),
        filter.operator_type && eq(travelPackages.operatorType, filter.operator_type),
        filter.operator_id ? eq(travelPackages.operatorId, filter.operator_id) : undefined,
        beyond(page, search.keys),
      ),
    )
    .orderBy(...search.keys)
    .limit(page.limit + 1)
}

export async function findPackage(db: Db, tenantId: string, id: string) {
  const [row] = await db
    .select(detailColumns)
    .from(travelPackages)
    .leftJoin(operators, ofOperator)
    .where(and(visible(tenantId), eq(travelPackages.id, id)))
  return row
}

/** Filter options: the distinct values of the offered packages. */
export async function findPackageOptions(db: Db, tenantId: string) {
  const t = travelPackages
  const shown = visible(tenantId)
  const [price] = await db
    .select({ min: min(t.price), max: max(t.price) })
    .from(t)
    .where(shown)
  return {
    types: (await db.selectDistinct({ value: t.type }).from(t).where(shown)).map((row) => row.value),
    operatorTypes: (await db.selectDistinct({ value: t.operatorType }).from(t).where(shown)).map(
      (row) => row.value,
    ),
    durations: await db
      .selectDistinct({ value: t.durationDays })
      .from(t)
      .where(shown)
      .orderBy(t.durationDays),
    operators: await db
      .selectDistinctOn([operators.sortOrder, operators.id], operatorSummary)
      .from(t)
      .innerJoin(operators, ofOperator)
      .where(shown)
      .orderBy(operators.sortOrder, operators.id),
    price: price ?? { min: null, max: null },
  }
}

export type PackageOptions = Awaited<ReturnType<typeof findPackageOptions>>
export type PackageRow = Omit<Awaited<ReturnType<typeof listPackages>>[number], 'tier'>
export type PackageDetailRow = NonNullable<Awaited<ReturnType<typeof findPackage>>>
