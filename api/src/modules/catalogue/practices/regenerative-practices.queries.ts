import type { Db } from '../../../database/database.ts'
import { and, asc, eq } from '../../../database/orm.ts'
import { shownImage } from '../../../lib/columns.ts'
import { columnsOf } from '../../../lib/fields.ts'
import { beyond, type Page } from '../../../lib/page.ts'
import { practiceFields, regenerativePractices as practices } from './regenerative-practices.tables.ts'

const columns = {
  id: practices.id,
  ...columnsOf(practiceFields),
  sources: practices.sources,
  ...shownImage(practices),
  sortOrder: practices.sortOrder,
}

/** In the office's order. */
export function listPractices(db: Db, tenantId: string, page: Page) {
  return db
    .select(columns)
    .from(practices)
    .where(
      and(
        eq(practices.tenantId, tenantId),
        eq(practices.active, true),
        beyond(page, [practices.sortOrder, practices.id]),
      ),
    )
    .orderBy(asc(practices.sortOrder), asc(practices.id))
    .limit(page.limit + 1)
}

export type PracticeRow = Awaited<ReturnType<typeof listPractices>>[number]
