import type { Db } from '../../../database/database.ts'
import { and, desc, eq, gt, lte, min } from '../../../database/orm.ts'
import { columnsOf, itemColumns } from '../../../lib/fields.ts'
import { beyond, type Page } from '../../../lib/page.ts'
import { news, newsDetailFields, newsFields } from './news.tables.ts'

const columns = {
  ...itemColumns(news),
  ...columnsOf(newsFields),
  ...columnsOf(newsDetailFields),
}

const active = (tenantId: string) => and(eq(news.tenantId, tenantId), eq(news.active, true))

/** News dated in the future are not published yet. */
const visible = (tenantId: string, now: Date) => and(active(tenantId), lte(news.publishedAt, now))

/** Newest first. */
export function listNews(db: Db, tenantId: string, page: Page, now: Date) {
  return db
    .select(columns)
    .from(news)
    .where(and(visible(tenantId, now), beyond(page, [news.publishedAt, news.id], 'desc')))
    .orderBy(desc(news.publishedAt), desc(news.id))
    .limit(page.limit + 1)
}

/** When the next news are published; null if none are scheduled. */
export async function nextPublication(db: Db, tenantId: string, now: Date): Promise<Date | null> {
  const [next] = await db
    .select({ at: min(news.publishedAt) })
    .from(news)
    .where(and(active(tenantId), gt(news.publishedAt, now)))
  return next?.at ?? null
}

export async function findNews(db: Db, tenantId: string, id: string, now: Date) {
  const [row] = await db
    .select(columns)
    .from(news)
    .where(and(visible(tenantId, now), eq(news.id, id)))
  return row
}
