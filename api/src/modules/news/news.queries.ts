import { and, desc, eq, lte, sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { beyond, type Page } from '../content/page.ts'
import { news } from './news.tables.ts'

const columns = {
  id: news.id,
  title: news.title,
  summary: news.summary,
  body: news.body,
  publishedAt: news.publishedAt,
  locationName: news.locationName,
  sourceUrl: news.sourceUrl,
  notice: news.notice,
  demo: news.demo,
  image: news.image,
  imageAlt: news.imageAlt,
  imageColor: news.imageColor,
  imageWidths: news.imageWidths,
}

/** What is dated later than now is not out yet. */
const visible = (tenantId: string) =>
  and(eq(news.tenantId, tenantId), eq(news.active, true), lte(news.publishedAt, sql`now()`))

/** Newest first. */
export function listNews(db: Db, tenantId: string, page: Page) {
  return db
    .select(columns)
    .from(news)
    .where(and(visible(tenantId), beyond(page, [news.publishedAt, news.id], 'desc')))
    .orderBy(desc(news.publishedAt), desc(news.id))
    .limit(page.limit + 1)
}

export async function findNews(db: Db, tenantId: string, id: string) {
  const [row] = await db
    .select(columns)
    .from(news)
    .where(and(visible(tenantId), eq(news.id, id)))
  return row
}

export type NewsRow = NonNullable<Awaited<ReturnType<typeof findNews>>>
