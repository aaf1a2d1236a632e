import type { PointActivity } from '../../codes/enums.ts'

/** What is counted: one activity, different activities, or days. */
type Rule = { activity: PointActivity } | { counts: 'kinds' | 'days' }

/** Each achievement with its rule, which the app shows as text; in display order. */
const RULES = {
  first_check_in: { activity: 'checkin', target: 1 },
  five_check_ins: { activity: 'checkin', target: 5 },
  three_routes: { activity: 'route', target: 3 },
  five_games: { activity: 'game', target: 5 },
  two_experiences: { activity: 'reservation', target: 2 },
  ten_ratings: { activity: 'rating', target: 10 },
  four_kinds: { counts: 'kinds', target: 4 },
  seven_days: { counts: 'days', target: 7 },
} as const satisfies Record<string, Rule & { target: number }>

export type AchievementId = keyof typeof RULES
export const ACHIEVEMENT_IDS = Object.keys(RULES) as [AchievementId, ...AchievementId[]]

export interface AchievementProgress {
  id: AchievementId
  target: number
  /** At most the target. */
  progress: number
  achieved: boolean
}

/** Activities done by a person; spending and reversals are none. */
const isDone = (activity: PointActivity) => !['redemption', 'hint', 'reversal'].includes(activity)

/** Progress of each achievement. */
export function achievementsOf(stats: {
  activities: readonly { activity_type: PointActivity; count: number }[]
  active_days: number
}): AchievementProgress[] {
  const done = stats.activities.filter(({ activity_type, count }) => isDone(activity_type) && count > 0)
  const reached = (rule: Rule): number => {
    if ('activity' in rule)
      return done.find(({ activity_type }) => activity_type === rule.activity)?.count ?? 0
    return rule.counts === 'kinds' ? done.length : stats.active_days
  }
  return ACHIEVEMENT_IDS.map((id) => {
    const { target } = RULES[id]
    const progress = Math.min(target, reached(RULES[id]))
    return { id, target, progress, achieved: progress === target }
  })
}
