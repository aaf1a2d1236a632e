import type { StoryTourType } from '@sureda/contract/codes/enums'
import type { Db } from '../../../database/database.ts'
import { and, eq, sql } from '../../../database/orm.ts'
import { columnsOf, itemColumns } from '../../../lib/fields.ts'
import { beyond, type Page } from '../../../lib/page.ts'
import { games } from '../../games/games.tables.ts'
import { storyTourDetailFields, storyTourFields, storyTours } from './story-tours.tables.ts'

const columns = {
  ...itemColumns(storyTours),
  ...columnsOf(storyTourFields),
  ...columnsOf(storyTourDetailFields),
  startPoint: storyTours.startPoint,
  sortOrder: storyTours.sortOrder,
  games_count: sql<number>`count(${games.id})::int`,
  points: sql<number>`coalesce(sum(${games.points}), 0)::int`,
}

const itsGames = and(
  eq(games.tenantId, storyTours.tenantId),
  eq(games.storyTourId, storyTours.id),
  eq(games.active, true),
)
const visible = (tenantId: string) => and(eq(storyTours.tenantId, tenantId), eq(storyTours.active, true))

export interface StoryTourFilter {
  territory?: string | undefined
  type?: StoryTourType | undefined
}

export function listStoryTours(db: Db, tenantId: string, filter: StoryTourFilter, page: Page) {
  return db
    .select(columns)
    .from(storyTours)
    .leftJoin(games, itsGames)
    .where(
      and(
        visible(tenantId),
        filter.territory ? eq(storyTours.territory, filter.territory) : undefined,
        filter.type ? eq(storyTours.type, filter.type) : undefined,
        beyond(page, [storyTours.sortOrder, storyTours.id]),
      ),
    )
    .groupBy(storyTours.tenantId, storyTours.id)
    .orderBy(storyTours.sortOrder, storyTours.id)
    .limit(page.limit + 1)
}

export async function findStoryTour(db: Db, tenantId: string, id: string) {
  const [row] = await db
    .select(columns)
    .from(storyTours)
    .leftJoin(games, itsGames)
    .where(and(visible(tenantId), eq(storyTours.id, id)))
    .groupBy(storyTours.tenantId, storyTours.id)
  return row
}

/** The territories and types for which there is at least one tour. */
export function listStoryTourKinds(db: Db, tenantId: string) {
  return db
    .selectDistinct({ territory: storyTours.territory, type: storyTours.type })
    .from(storyTours)
    .where(visible(tenantId))
    .orderBy(storyTours.territory, storyTours.type)
}

export type StoryTourRow = NonNullable<Awaited<ReturnType<typeof findStoryTour>>>
