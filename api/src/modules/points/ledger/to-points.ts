import type { RateableType } from '@sureda/contract/codes/enums'
import { DAILY_POINTS_CAP } from '@sureda/contract/rules/limits'
import type { LeaderboardEntry, PointsBalance, PointsEntry } from '@sureda/contract/schemas/points/points'
import type { Localizer } from '../../../lib/localizer.ts'
import type { LeaderboardRow } from './leaderboard.queries.ts'
import { levelOf, nextLevel } from './levels.ts'
import type { HistoryRow } from './points.queries.ts'

export const toBalance = (
  { balance, lifetime }: { balance: number; lifetime: number },
  earned: number,
): PointsBalance => ({
  balance,
  lifetime,
  level: levelOf(lifetime),
  next_level: nextLevel(lifetime),
  today: { earned, cap: DAILY_POINTS_CAP },
})

export function toPointsEntry(row: HistoryRow, localizer: Localizer): PointsEntry {
  const [kind, ...rest] = row.sourceId.split(':')
  const isRating = row.activity === 'rating'
  return {
    id: row.id,
    activity_type: row.activity,
    rateable_type: isRating ? (kind as RateableType) : null,
    source_id: isRating ? rest.join(':') : row.sourceId,
    title: localizer.optional(row.title),
    points: row.points,
    capped: row.capped,
    occurred_at: row.occurredAt,
  }
}

export const toLeaderboardEntry = (row: LeaderboardRow, me: string): LeaderboardEntry => ({
  rank: row.rank,
  name: row.name,
  avatar: row.avatar,
  points: row.points,
  level: levelOf(row.points),
  is_me: row.userId === me,
})
