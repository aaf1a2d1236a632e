import type { ApiModule } from '../../../api-module.ts'
import { AppError } from '../../../errors/app-error.ts'
import { addDays, zonedInstant } from '../../../lib/local-time.ts'
import { localizerFor } from '../../../lib/localizer.ts'
import { pageOf, readPage } from '../../../lib/page.ts'
import { serve } from '../../../serve.ts'
import { dayIn } from '../../platform/tenant/local-day.ts'
import { countEventsByDay, findEvent } from './events.queries.ts'
import { type EventFilter, listEvents } from './list-events.queries.ts'
import { toEventDetail, toEventItem } from './to-event.ts'

/** The query's days are local days, inclusive. */
function filterOf(
  days: { from?: string | undefined; to?: string | undefined; begins_from?: string | undefined },
  timeZone: string,
): EventFilter {
  const midnight = (day: string) => zonedInstant(day, '00:00', timeZone)
  return {
    from: days.from ? midnight(days.from) : undefined,
    beginsFrom: days.begins_from ? midnight(days.begins_from) : undefined,
    until: days.to ? midnight(addDays(days.to, 1)) : undefined,
    today: midnight(dayIn(timeZone)),
  }
}

export const eventRoutes: ApiModule = async (app) => {
  serve(app, 'GET /events', { ratingsOf: 'event' }, async (request) => {
    const { tenant, query } = request
    const page = readPage(query, ['number', 'time', 'text'])
    const rows = await request.inTenant((tx) =>
      listEvents(tx, tenant.id, filterOf(query, tenant.timeZone), page),
    )
    const localizer = localizerFor(request)
    return pageOf(
      rows,
      page,
      (row) => [row.isPast, row.start_datetime.toISOString(), row.id],
      (row) => toEventItem(row, localizer),
    )
  })
  serve(app, 'GET /events/days', { ratingsOf: 'none' }, async (request) => {
    const { id, timeZone } = request.tenant
    return {
      data: await request.inTenant((tx) => countEventsByDay(tx, id, { ...request.query, timeZone })),
    }
  })

  serve(app, 'GET /events/:id', { ratingsOf: 'event' }, async (request) => {
    const row = await request.inTenant((tx) => findEvent(tx, request.tenant.id, request.params.id))
    if (!row) throw new AppError('event_not_found')
    return { data: toEventDetail(row, localizerFor(request)) }
  })
}
