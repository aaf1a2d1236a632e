import type { PointActivity } from '../../codes/enums.ts'

/** What counts: so many of one activity, so many different ones, so many days. */
type Rule = { activity: PointActivity } | { counts: 'kinds' | 'days' }

/** Each with its rule, which the app says in words: the order of the screen. */
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
  /** Never more than the target. */
  progress: number
  achieved: boolean
}

/** Activities that a person does; what was spent or taken back is none. */
const isDone = (activity: PointActivity) => !['redemption', 'hint', 'reversal'].includes(activity)

/** How far a person is with each, from what they have done. */
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
