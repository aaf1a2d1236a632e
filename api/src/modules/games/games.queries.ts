import type { Db } from '../../database/database.ts'
import { and, asc, eq, inArray } from '../../database/orm.ts'
import { storyTours } from '../catalogue/story-tours/story-tours.tables.ts'
import { noticeColumn } from '../guides/closures/closure-notice.ts'
import { gameCompletions, gameSolutions, games } from './games.tables.ts'

const ofTour = and(eq(storyTours.tenantId, games.tenantId), eq(storyTours.id, games.storyTourId))
const ofGame = and(eq(gameSolutions.tenantId, games.tenantId), eq(gameSolutions.gameId, games.id))
const visible = (tenantId: string) =>
  and(eq(games.tenantId, tenantId), eq(games.active, true), eq(storyTours.active, true))

/** Includes the solution: these rows must go through `gameView` or `grade`, never directly into an answer. */
const columns = {
  id: games.id,
  storyTourId: games.storyTourId,
  position: games.position,
  type: games.type,
  title: games.title,
  intro: games.intro,
  prompt: games.prompt,
  options: games.options,
  questions: games.questions,
  hint: games.hint,
  latitude: games.latitude,
  longitude: games.longitude,
  radiusM: games.radiusM,
  points: games.points,
  notice: noticeColumn('game', games),
  image: games.image,
  imageAlt: games.imageAlt,
  imageColor: games.imageColor,
  imageWidths: games.imageWidths,
  imagePhoto: games.imagePhoto,
  solution: gameSolutions.solution,
  explanation: gameSolutions.explanation,
  preview: storyTours.preview,
  salt: gameSolutions.salt,
}

/** The games of a tour in playing order. */
export function listTourGames(db: Db, tenantId: string, storyTourId: string) {
  return db
    .select(columns)
    .from(games)
    .innerJoin(storyTours, ofTour)
    .innerJoin(gameSolutions, ofGame)
    .where(and(visible(tenantId), eq(games.storyTourId, storyTourId)))
    .orderBy(asc(games.position), asc(games.id))
}

export type GameRow = Awaited<ReturnType<typeof listTourGames>>[number]

/** The tour of a game, or undefined if the game is hidden. */
export async function findTourOfGame(db: Db, tenantId: string, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ storyTourId: games.storyTourId })
    .from(games)
    .innerJoin(storyTours, ofTour)
    .where(and(visible(tenantId), eq(games.id, id)))
  return row?.storyTourId
}

/** Every game of the tenant for the map, tour by tour in playing order. */
export function listGameMarkers(db: Db, tenantId: string) {
  return db
    .select({
      id: games.id,
      storyTourId: games.storyTourId,
      type: games.type,
      title: games.title,
      latitude: games.latitude,
      longitude: games.longitude,
      notice: noticeColumn('game', games),
    })
    .from(games)
    .innerJoin(storyTours, ofTour)
    .where(visible(tenantId))
    .orderBy(asc(storyTours.sortOrder), asc(storyTours.id), asc(games.position), asc(games.id))
    .limit(1000)
}

export type GameMarkerRow = Awaited<ReturnType<typeof listGameMarkers>>[number]

/** Which of these games the person has finished. */
export async function listCompletedGames(
  db: Db,
  tenantId: string,
  userId: string,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ gameId: gameCompletions.gameId })
    .from(gameCompletions)
    .where(
      and(
        eq(gameCompletions.tenantId, tenantId),
        eq(gameCompletions.userId, userId),
        inArray(gameCompletions.gameId, [...ids]),
      ),
    )
  return rows.map((row) => row.gameId)
}

/** True the first time: a game is finished once, also under concurrency. One transferred from a guest counts as unfinished. */
export async function insertCompletion(
  db: Db,
  values: typeof gameCompletions.$inferInsert,
): Promise<boolean> {
  const rows = await db
    .insert(gameCompletions)
    .values(values)
    .onConflictDoUpdate({
      target: [gameCompletions.tenantId, gameCompletions.userId, gameCompletions.gameId],
      set: { claimed: false },
      setWhere: eq(gameCompletions.claimed, true),
    })
    .returning({ gameId: gameCompletions.gameId })
  return rows.length > 0
}
