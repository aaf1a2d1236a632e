import type { Db } from '@sureda/api/database/database'
import { sql } from '@sureda/api/database/orm'
import { rowsOf } from '@sureda/api/database/with-tenant'
import { idsNotInPack, pgArray } from './upsert.ts'

interface Removal {
  table: string
  /** Rows of people that keep an item: table and its column. */
  heldBy: readonly (readonly [table: string, column: string])[]
  /**
   * Where rows that stay may name an item: experiences that guides have changed, and what is hidden. They name it no
   * longer once it is removed.
   */
  namedBy?: readonly (readonly [table: string, column: string])[]
  /** SQL that hides an item that must stay; absent where nothing keeps one. */
  retire?: string
  /** Rows that do not come from packs. */
  spared?: string
}

const OUT_OF_SIGHT = 'active = false'

/** In an order in which referring rows are removed first. */
const REMOVALS: readonly Removal[] = [
  { table: 'regenerative_practices', heldBy: [] },
  {
    table: 'check_in_points',
    heldBy: [],
    // created by a guide in the app
    spared: 'guide_user_id is not null',
  },
  { table: 'rewards', heldBy: [['redemptions', 'reward_id']], retire: OUT_OF_SIGHT },
  { table: 'notification_cards', heldBy: [] },
  { table: 'news', heldBy: [] },
  { table: 'events', heldBy: [] },
  {
    table: 'travel_packages',
    heldBy: [['user_packages', 'package_id']],
    retire: 'active = false, operator_id = null',
  },
  {
    table: 'experiences',
    heldBy: [['reservations', 'experience_id']],
    namedBy: [['experiences', 'restaurant_id']],
    retire:
      "status = 'inactive', featured = false, operator_id = null, agency_id = null, location_id = null, restaurant_id = null",
  },
  // a finished game keeps its points: it is moved behind the games of the pack, and behind those hidden before
  {
    table: 'games',
    heldBy: [['game_completions', 'game_id']],
    retire: `active = false, position = 1 + position + greatest(999, (select max(behind.position) from games behind
      where behind.tenant_id = games.tenant_id and behind.story_tour_id = games.story_tour_id))`,
  },
  { table: 'story_tours', heldBy: [['games', 'story_tour_id']], retire: OUT_OF_SIGHT },
  { table: 'stories', heldBy: [] },
  { table: 'story_categories', heldBy: [['stories', 'category_id']], retire: 'sort_order = 999' },
  { table: 'route_points', heldBy: [] },
  { table: 'routes', heldBy: [['user_packages', 'route_id']], retire: 'active = false, operator_id = null' },
  { table: 'locations', heldBy: [], namedBy: [['experiences', 'location_id']] },
  {
    table: 'operators',
    heldBy: [],
    namedBy: [
      ['experiences', 'operator_id'],
      ['experiences', 'agency_id'],
      ['rewards', 'operator_id'],
    ],
  },
]

/** Deletes what the pack no longer has. `idsInPack` are the ids of the pack by table. */
export async function deleteItemsNotInPack(
  db: Db,
  tenantId: string,
  idsInPack: Record<string, readonly string[]>,
) {
  const counts: Record<string, { removed: number; retired: number }> = {}
  for (const { table, heldBy, namedBy = [], retire, spared } of REMOVALS) {
    const ids = await idsNotInPack(db, table, tenantId, idsInPack[table] ?? [], spared)
    if (ids.length === 0) continue
    const held = new Set<string>()
    for (const [holder, column] of heldBy)
      for (const id of await heldIds(db, tenantId, holder, column, ids)) held.add(id)
    const free = ids.filter((id) => !held.has(id))
    if (table === 'experiences') await freeSeats(db, tenantId, free)
    for (const [holder, column] of namedBy) await forget(db, tenantId, holder, column, free)
    await db.execute(
      sql`delete from ${sql.identifier(table)} where tenant_id = ${tenantId} and id = any(${pgArray(free)}::text[])`,
    )
    const retired = retire && held.size > 0 ? await hide(db, tenantId, { table, retire, ids: [...held] }) : 0
    counts[table] = { removed: free.length, retired }
  }
  return counts
}

/** Hides items that must stay, and returns how many were shown before. */
async function hide(
  db: Db,
  tenantId: string,
  { table, retire, ids }: { table: string; retire: string; ids: readonly string[] },
): Promise<number> {
  const retired = await rowsOf<{ id: string }>(
    db,
    sql`update ${sql.identifier(table)} set ${sql.raw(retire)}
      where tenant_id = ${tenantId} and id = any(${pgArray(ids)}::text[]) and ${sql.raw(stillShown(table))} returning id`,
  )
  return retired.length
}

/** Retiring an item again would count as a change. */
function stillShown(table: string): string {
  if (table === 'experiences') return "status <> 'inactive'"
  if (table === 'stories') return "status <> 'archived'"
  if (table === 'story_categories') return 'sort_order <> 999'
  return 'active'
}

async function heldIds(
  db: Db,
  tenantId: string,
  holder: string,
  column: string,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select distinct ${sql.identifier(column)} as id from ${sql.identifier(holder)}
      where tenant_id = ${tenantId} and ${sql.identifier(column)} = any(${pgArray(ids)}::text[])`,
  )
  return rows.map((row) => row.id)
}

async function forget(
  db: Db,
  tenantId: string,
  holder: string,
  column: string,
  ids: readonly string[],
): Promise<void> {
  await db.execute(
    sql`update ${sql.identifier(holder)} set ${sql.identifier(column)} = null
      where tenant_id = ${tenantId} and ${sql.identifier(column)} = any(${pgArray(ids)}::text[])`,
  )
}

/** Seats without reservations are removed with their experience. */
async function freeSeats(db: Db, tenantId: string, ids: readonly string[]): Promise<void> {
  await db.execute(
    sql`delete from slot_inventory where tenant_id = ${tenantId} and experience_id = any(${pgArray(ids)}::text[])`,
  )
}
