import type { OPERATOR_TYPES } from '@sureda/contract/codes/enums'
import type { Db } from '../../../database/database.ts'
import { and, eq } from '../../../database/orm.ts'
import { columnsOf, itemColumns } from '../../../lib/fields.ts'
import { beyond, type Page } from '../../../lib/page.ts'
import { searchParts } from '../../../lib/search.ts'
import { checkInColumn } from '../../guides/check-in-points/check-in.queries.ts'
import { ofRating, ratingColumns } from '../ratings/ratings.queries.ts'
import { ratingTotals } from '../ratings/ratings.tables.ts'
import { operatorFields, operators } from './operators.tables.ts'

const columns = {
  ...itemColumns(operators),
  ...columnsOf(operatorFields),
  rating: operators.rating,
  ...ratingColumns,
  check_in: checkInColumn('establishment', 'operators'),
  sortOrder: operators.sortOrder,
}

/** Operator as shown in other lists; null if a left join found none. */
export const operatorSummary = { id: operators.id, name: operators.name, type: operators.type }

type OperatorType = (typeof OPERATOR_TYPES)[number]
const visible = (tenantId: string, type: OperatorType | undefined) =>
  and(
    eq(operators.tenantId, tenantId),
    eq(operators.active, true),
    type ? eq(operators.type, type) : undefined,
  )

export interface OperatorFilter {
  type?: OperatorType | undefined
  search?: string | undefined
}

export function listOperators(db: Db, tenantId: string, filter: OperatorFilter, page: Page) {
  const search = searchParts('operator', filter.search, operators)
  return db
    .select({ ...columns, tier: search.tier })
    .from(operators)
    .innerJoin(search.from, search.on)
    .leftJoin(ratingTotals, ofRating('operator', operators))
    .where(and(visible(tenantId, filter.type), beyond(page, search.keys)))
    .orderBy(...search.keys)
    .limit(page.limit + 1)
}

export async function findOperator(db: Db, tenantId: string, id: string, type?: OperatorType) {
  const [row] = await db
    .select(columns)
    .from(operators)
    .leftJoin(ratingTotals, ofRating('operator', operators))
    .where(and(visible(tenantId, type), eq(operators.id, id)))
  return row
}

export type OperatorRow = NonNullable<Awaited<ReturnType<typeof findOperator>>>
