import { achievementsOf } from '@sureda/contract/schemas/points/achievements'
import type { ApiModule } from '../../../api-module.ts'
import { databaseTime } from '../../../database/database-time.ts'
import { addDays, zonedInstant } from '../../../lib/local-time.ts'
import { localizerFor } from '../../../lib/localizer.ts'
import { pageOf, readPage } from '../../../lib/page.ts'
import { serve } from '../../../serve.ts'
import { dayIn } from '../../platform/tenant/local-day.ts'
import { earnerOf } from '../earning/earn.service.ts'
import { listLeaders } from './leaderboard.queries.ts'
import { bookedOn, findAccount, listHistory, readStats } from './points.queries.ts'
import { toBalance, toLeaderboardEntry, toPointsEntry } from './to-points.ts'

const HISTORY_PAGE = 50
const LEADERS = 10

/** What a member has earned; earning itself is in `earning.routes.ts`. */
export const pointsRoutes: ApiModule = async (app) => {
  serve(app, 'GET /points/balance', async (request) => {
    const owner = earnerOf(request)
    const [account, earned] = await request.inTenant(async (tx) => {
      const today = dayIn(owner.timeZone, await databaseTime.of(tx))
      return [await findAccount(tx, owner), await bookedOn(tx, owner, today, owner.timeZone)] as const
    })
    return { data: toBalance(account, earned) }
  })

  serve(app, 'GET /points/history', async (request) => {
    const { query } = request
    const owner = earnerOf(request)
    const page = readPage({ per_page: HISTORY_PAGE, ...query }, ['time', 'uuid'])
    const midnight = (day: string) => zonedInstant(day, '00:00', owner.timeZone)
    const from = query.start_date ? midnight(query.start_date) : undefined
    const until = query.end_date ? midnight(addDays(query.end_date, 1)) : undefined
    const filter = { activity: query.activity_type, from, until }
    const rows = await request.inTenant((tx) => listHistory(tx, owner, filter, page))
    const localizer = localizerFor(request)
    return pageOf(
      rows,
      page,
      (row) => [row.occurredAt, row.id],
      (row) => toPointsEntry(row, localizer),
    )
  })

  serve(app, 'GET /points/stats', async (request) => {
    const owner = earnerOf(request)
    const stats = await request.inTenant((tx) => readStats(tx, owner, owner.timeZone))
    return { data: { ...stats, achievements: achievementsOf(stats) } }
  })

  serve(app, 'GET /points/leaderboard', async (request) => {
    const owner = earnerOf(request)
    const limit = request.query.limit ?? LEADERS
    const rows = await request.inTenant((tx) => listLeaders(tx, owner, limit))
    const entries = rows.map((row) => toLeaderboardEntry(row, owner.userId))
    const me = entries.find((entry) => entry.is_me) ?? null
    return { data: entries.slice(0, limit), meta: { me } }
  })
}
