import type { Db } from '../../../database/database.ts'
import { and, count, eq, sql } from '../../../database/orm.ts'
import { columnsOf, itemColumns } from '../../../lib/fields.ts'
import { beyond, type Page } from '../../../lib/page.ts'
import { provinceKeys } from '../../../lib/provinces.ts'
import { searchParts } from '../../../lib/search.ts'
import { operatorSummary } from '../operators/operators.queries.ts'
import { operators } from '../operators/operators.tables.ts'
import { stories, storyCategories, storyDetailFields, storyFields } from './stories.tables.ts'

const listColumns = {
  ...itemColumns(stories),
  ...columnsOf(storyFields),
  category: { id: storyCategories.id, name: storyCategories.name },
  keywords: stories.keywords,
  audio: stories.audio,
  video: stories.video,
  video360: stories.video360,
  photo360: stories.photo360,
  createdAt: stories.createdAt,
  operator: operatorSummary,
  sortOrder: stories.sortOrder,
}

const detailColumns = { ...listColumns, ...columnsOf(storyDetailFields) }

const ofOperator = and(eq(operators.tenantId, stories.tenantId), eq(operators.id, stories.operatorId))
const ofCategory = and(
  eq(storyCategories.tenantId, stories.tenantId),
  eq(storyCategories.id, stories.categoryId),
)
const visible = (tenantId: string) => and(eq(stories.tenantId, tenantId), eq(stories.status, 'published'))

export interface StoryFilter {
  search?: string | undefined
  /** Comma list. */
  provinces?: string | undefined
  story_category?: string | undefined
}

export function listStories(db: Db, tenantId: string, filter: StoryFilter, page: Page) {
  const search = searchParts('story', filter.search, stories)
  const provinces = provinceKeys(filter.provinces)
  return db
    .select({ ...listColumns, tier: search.tier })
    .from(stories)
    .innerJoin(search.from, search.on)
    .innerJoin(storyCategories, ofCategory)
    .leftJoin(operators, ofOperator)
    .where(
      and(
        visible(tenantId),
        filter.story_category ? eq(stories.categoryId, filter.story_category) : undefined,
        provinces && sql`${stories}.province_keys && ${provinces}`,
        beyond(page, search.keys),
      ),
    )
    .orderBy(...search.keys)
    .limit(page.limit + 1)
}

export async function findStory(db: Db, tenantId: string, id: string) {
  const [row] = await db
    .select(detailColumns)
    .from(stories)
    .innerJoin(storyCategories, ofCategory)
    .leftJoin(operators, ofOperator)
    .where(and(visible(tenantId), eq(stories.id, id)))
  return row
}

const categoryColumns = {
  id: storyCategories.id,
  name: storyCategories.name,
  sortOrder: storyCategories.sortOrder,
  stories: count(stories.id),
}
const publishedStories = and(
  eq(stories.tenantId, storyCategories.tenantId),
  eq(stories.categoryId, storyCategories.id),
  eq(stories.status, 'published'),
)

/** Each with the number of its published stories. */
export function listStoryCategories(db: Db, tenantId: string, page: Page) {
  return db
    .select(categoryColumns)
    .from(storyCategories)
    .leftJoin(stories, publishedStories)
    .where(
      and(
        eq(storyCategories.tenantId, tenantId),
        beyond(page, [storyCategories.sortOrder, storyCategories.id]),
      ),
    )
    .groupBy(storyCategories.tenantId, storyCategories.id)
    .orderBy(storyCategories.sortOrder, storyCategories.id)
    .limit(page.limit + 1)
}

export async function findStoryCategory(db: Db, tenantId: string, id: string) {
  const [row] = await db
    .select(categoryColumns)
    .from(storyCategories)
    .leftJoin(stories, publishedStories)
    .where(and(eq(storyCategories.tenantId, tenantId), eq(storyCategories.id, id)))
    .groupBy(storyCategories.tenantId, storyCategories.id)
  return row
}

export type StoryRow = Omit<Awaited<ReturnType<typeof listStories>>[number], 'tier'>
export type StoryDetailRow = NonNullable<Awaited<ReturnType<typeof findStory>>>
export type StoryCategoryRow = NonNullable<Awaited<ReturnType<typeof findStoryCategory>>>
