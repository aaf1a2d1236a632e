import { GAME_MAX_TRIES, type GameStatus } from '@sureda/contract/codes/enums'
import { distanceM, type Position } from '@sureda/contract/rules/at-place'
import type { Game, GameMarker } from '@sureda/contract/schemas/games/game'
import type { Localizer } from '../../lib/localizer.ts'
import { gameView } from './game-view.ts'
import type { GameMarkerRow, GameRow } from './games.queries.ts'
import { gameHelp } from './help.ts'
import { versionOf } from './version.ts'

/** The player's state of the shown games. */
export interface GameState {
  statuses: ReadonlyMap<string, GameStatus>
  /** Tries of the last ten minutes. */
  used: ReadonlyMap<string, number>
  /** Games whose hint the player has bought. */
  helped: ReadonlySet<string>
  position: Position | null
}

const distanceTo = (position: Position | null, place: Position) =>
  position && Math.round(distanceM(position, place))

export function toGame(row: GameRow, state: GameState, localizer: Localizer): Game {
  const base = {
    id: row.id,
    story_tour_id: row.storyTourId,
    title: localizer.text(row.title),
    intro: localizer.text(row.intro),
    position: { latitude: row.latitude, longitude: row.longitude, order: row.position },
    radius_m: row.radiusM,
    points: row.points,
    status: state.statuses.get(row.id) ?? 'locked',
    distance_m: distanceTo(state.position, row),
    attempts: { used: state.used.get(row.id) ?? 0, max: GAME_MAX_TRIES },
    version: versionOf(row),
    preview: row.preview,
    help: gameHelp(row, localizer, state.helped.has(row.id)),
    ...localizer.notice(row.notice),
    ...localizer.image(row),
  } as const
  return gameView(base, row, localizer)
}

export const toGameMarker = (
  row: GameMarkerRow,
  state: Omit<GameState, 'used' | 'helped'>,
  localizer: Localizer,
): GameMarker => ({
  id: row.id,
  story_tour_id: row.storyTourId,
  type: row.type,
  title: localizer.text(row.title),
  status: state.statuses.get(row.id) ?? 'locked',
  latitude: row.latitude,
  longitude: row.longitude,
  distance_m: distanceTo(state.position, row),
  ...localizer.notice(row.notice),
})
