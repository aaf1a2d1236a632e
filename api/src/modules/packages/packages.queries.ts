import { and, eq } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { beyond, type Page } from '../content/page.ts'
import { operatorSummary } from '../operators/operators.queries.ts'
import { operators } from '../operators/operators.tables.ts'
import { travelPackages } from './packages.tables.ts'

const listColumns = {
  id: travelPackages.id,
  title: travelPackages.title,
  type: travelPackages.type,
  summary: travelPackages.summary,
  price: travelPackages.price,
  durationDays: travelPackages.durationDays,
  featured: travelPackages.featured,
  operatorType: travelPackages.operatorType,
  demo: travelPackages.demo,
  image: travelPackages.image,
  imageAlt: travelPackages.imageAlt,
  imageColor: travelPackages.imageColor,
  imageWidths: travelPackages.imageWidths,
  sortOrder: travelPackages.sortOrder,
  operator: operatorSummary,
}

const detailColumns = {
  ...listColumns,
  description: travelPackages.description,
  itinerary: travelPackages.itinerary,
  servicesIncluded: travelPackages.servicesIncluded,
  servicesNotIncluded: travelPackages.servicesNotIncluded,
  servicesAdditional: travelPackages.servicesAdditional,
  requirements: travelPackages.requirements,
}

const ofOperator = and(
  eq(operators.tenantId, travelPackages.tenantId),
  eq(operators.id, travelPackages.operatorId),
)
const visible = (tenantId: string) =>
  and(eq(travelPackages.tenantId, tenantId), eq(travelPackages.active, true))

export function listPackages(db: Db, tenantId: string, filter: { featured?: boolean }, page: Page) {
  return db
    .select(listColumns)
    .from(travelPackages)
    .leftJoin(operators, ofOperator)
    .where(
      and(
        visible(tenantId),
        filter.featured === undefined ? undefined : eq(travelPackages.featured, filter.featured),
        beyond(page, [travelPackages.sortOrder, travelPackages.id]),
      ),
    )
    .orderBy(travelPackages.sortOrder, travelPackages.id)
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

export type PackageRow = Awaited<ReturnType<typeof listPackages>>[number]
export type PackageDetailRow = NonNullable<Awaited<ReturnType<typeof findPackage>>>
