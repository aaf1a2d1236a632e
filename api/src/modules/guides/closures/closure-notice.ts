import { type SQL, type SQLWrapper, sql } from '../../../database/orm.ts'
import type { Notice } from '../../../lib/columns.ts'
import type { SpecialDate } from '../../catalogue/experiences/experiences.tables.ts'
import type { ClosedKind } from './closures.tables.ts'

/** The notice of an item, as a column of its query: warnings of open closures, then the office's own. */
export const noticeColumn = (
  kind: ClosedKind,
  table: Record<'tenantId' | 'id' | 'notice', SQLWrapper>,
): SQL<Notice | null> =>
  sql<Notice | null>`notice_with_closures(${table.tenantId}, ${kind}, ${table.id}, ${table.notice})`

/** The special dates of a schedule, including days closed by closures. */
export const specialDatesColumn = (
  schedules: Record<'tenantId' | 'experienceId' | 'specialDates', SQLWrapper>,
): SQL<SpecialDate[]> =>
  sql<
    SpecialDate[]
  >`dates_with_closures(${schedules.tenantId}, ${schedules.experienceId}, ${schedules.specialDates})`
