import type { Db } from '@sureda/api/database/database'
import { sql } from '@sureda/api/database/orm'
import { rowsOf } from '@sureda/api/database/with-tenant'
import { dayIn } from '@sureda/api/modules/platform/tenant/local-day'
import { checkTerritory } from './check.ts'
import { shownPictures } from './checks/media-files.ts'
import { readColours, type StoredPicture, storedPicture } from './checks/pictures.ts'
import { cleanHtml } from './clean-html.ts'
import type { Context } from './database/context.ts'
import { writeDemo } from './database/demo.ts'
import { experienceRow, scheduleRow } from './database/experience-rows.ts'
import { gameRow, solutionRow } from './database/game-rows.ts'
import { deleteItemsNotInPack } from './database/remove.ts'
import { routePointRows, routeRow } from './database/route-rows.ts'
import { ROWS } from './database/rows.ts'
import { settingsRows } from './database/settings-rows.ts'
import { type Counts, pgArray, type Row, upsert } from './database/upsert.ts'
import { writeTenant } from './database/write-tenant.ts'
import { type Fault, PackError } from './faults.ts'
import { isPhotograph } from './pack/fields.ts'
import type { Pack } from './pack/read-pack.ts'
import { removeFormerPhotographs, storedPhotograph } from './pictures/photographs.ts'

export interface ImportOptions {
  /** Imports demo people and their reservations; never for a real office. */
  demo?: boolean
  /** Day from which relative dates count, `YYYY-MM-DD`; by default today in the tenant's time zone. */
  today?: string
  /** If aborted before the end, nothing is written. */
  signal?: AbortSignal
}

export interface ImportResult {
  tenant: string
  demo: boolean
  counts: Record<string, Counts>
  remarks: Fault[]
}

/**
 * Imports a pack: checks everything, then writes in one transaction. Repeating it changes only what differs. Takes the
 * outer handle. Throws `PackError` with all faults; nothing is written then.
 */
export async function importTerritory(
  db: Db,
  folder: string,
  options: ImportOptions = {},
): Promise<ImportResult> {
  const { pack, faults, remarks, tracks } = await checkTerritory(folder)
  if (!pack || faults.length > 0) throw new PackError(folder, faults)
  const demo = options.demo ?? false
  const today = options.today ?? dayIn(pack.tenant.time_zone, new Date())
  const context: Context = { pack, tracks, today, pictures: await picturesOf(pack) }
  const counts = await db.transaction(async (transaction) => {
    const tx = transaction as Db
    const written: Record<string, Counts> = { tenant: await writeTenant(tx, pack) }
    // row-level security hides the tables even from their owner unless a tenant is set
    await tx.execute(sql`select set_config('app.tenant', ${pack.tenant.id}, true)`)
    written.settings = await upsert(tx, 'settings', ['tenant_id', 'group_name'], settingsRows(context))
    Object.assign(written, await writeItems(tx, context))
    if (demo && pack.demo) Object.assign(written, await writeDemo(tx, context, pack.demo))
    options.signal?.throwIfAborted()
    return written
  })
  // after the commit, because current pages show the former photographs until then
  removeFormerPhotographs(pack.folder, context.pictures.values())
  return { tenant: pack.tenant.id, demo: demo && pack.demo !== undefined, counts, remarks }
}

/** Tables in an order in which referenced rows exist first. */
async function writeItems(db: Db, context: Context): Promise<Record<string, Counts>> {
  const { items } = context.pack
  const cards = items['notification-cards'].map((card) => ({ ...card, content: cleanHtml(card.content) }))
  const tables: [kind: string, table: string, rows: Row[]][] = [
    ['operators', 'operators', items.operators.map((item) => ROWS.operators(context, item))],
    ['locations', 'locations', items.locations.map((item) => ROWS.locations(context, item))],
    ['routes', 'routes', items.routes.map((item) => routeRow(context, item))],
    ['route points', 'route_points', items.routes.flatMap((item) => routePointRows(context, item))],
    [
      'story categories',
      'story_categories',
      items['story-categories'].map((item) => ROWS['story-categories'](context, item)),
    ],
    ['stories', 'stories', items.stories.map((item) => ROWS.stories(context, item))],
    ['story tours', 'story_tours', items['story-tours'].map((item) => ROWS['story-tours'](context, item))],
    ['games', 'games', items.games.map((item) => gameRow(context, item))],
    ['experiences', 'experiences', items.experiences.map((item) => experienceRow(context, item))],
    ['packages', 'travel_packages', items.packages.map((item) => ROWS.packages(context, item))],
    ['events', 'events', items.events.map((item) => ROWS.events(context, item))],
    ['news', 'news', items.news.map((item) => ROWS.news(context, item))],
    [
      'notification cards',
      'notification_cards',
      cards.map((item) => ROWS['notification-cards'](context, item)),
    ],
    ['rewards', 'rewards', items.rewards.map((item) => ROWS.rewards(context, item))],
    [
      'check-in points',
      'check_in_points',
      items['check-in-points'].map((item) => ROWS['check-in-points'](context, item)),
    ],
    [
      'regenerative practices',
      'regenerative_practices',
      items['regenerative-practices'].map((item) => ROWS['regenerative-practices'](context, item)),
    ],
  ]
  const counts: Record<string, Counts> = {}
  const idsInPack: Record<string, string[]> = {}
  const ofGuides = await editedByGuides(db, 'experiences', 'id', context)
  for (const [kind, table, rows] of tables) {
    const own = table === 'experiences' ? rows.filter((row) => !ofGuides.includes(String(row.id))) : rows
    counts[kind] = await upsert(db, table, ['tenant_id', 'id'], own)
    counts[kind].unchanged += rows.length - own.length
    idsInPack[table] = rows.map((row) => String(row.id))
  }
  const solutions = items.games.map((item) => solutionRow(context, item))
  counts['game answers'] = await upsert(db, 'game_solutions', ['tenant_id', 'game_id'], solutions)
  counts.schedules = await writeSchedules(db, context)
  const removed = await deleteItemsNotInPack(db, context.pack.tenant.id, idsInPack)
  for (const [kind, table] of tables) Object.assign(counts[kind] ?? {}, removed[table])
  return counts
}

async function writeSchedules(db: Db, context: Context): Promise<Counts> {
  const rows = context.pack.items.experiences.flatMap((item) => scheduleRow(context, item))
  const ofGuides = await editedByGuides(db, 'experience_schedules', 'experience_id', context)
  const own = rows.filter((row) => !ofGuides.includes(String(row.experience_id)))
  const counts = await upsert(db, 'experience_schedules', ['tenant_id', 'experience_id'], own)
  counts.unchanged += rows.length - own.length
  const ids = pgArray([...rows.map((row) => String(row.experience_id)), ...ofGuides])
  await db.execute(
    sql`delete from experience_schedules where tenant_id = ${context.pack.tenant.id} and experience_id <> all(${ids}::text[])`,
  )
  return counts
}

/**
 * Items that a guide has edited in the app, which the pack no longer overwrites
 * (docs/decisions/0032-what-guides-edit.md).
 */
async function editedByGuides(db: Db, table: string, idColumn: string, { pack }: Context): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select ${sql.identifier(idColumn)} as id from ${sql.identifier(table)}
      where tenant_id = ${pack.tenant.id} and guide_edited_at is not null`,
  )
  return rows.map(({ id }) => id)
}

async function picturesOf(pack: Pack): Promise<Map<string, StoredPicture>> {
  const colours = readColours(pack.folder)
  const pictures = new Map<string, StoredPicture>()
  for (const file of shownPictures(pack))
    pictures.set(
      file,
      isPhotograph(file)
        ? await storedPhotograph(pack.folder, file)
        : await storedPicture(pack.folder, file, colours),
    )
  return pictures
}

export const noChanges = (counts: Record<string, Counts>): boolean =>
  Object.values(counts).every(
    ({ created, updated, removed, retired }) => created + updated + removed + retired === 0,
  )
