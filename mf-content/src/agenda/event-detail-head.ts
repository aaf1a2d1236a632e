import { geoOf, itemHead, thingOf } from '@sureda/contract/remote/page-head'
import { paths } from '@sureda/contract/remote/paths'
import type { ScreenHead } from '@sureda/contract/remote/server-render'
import { isWarned } from '@sureda/contract/rules/notice-of'
import type { EventDetail } from '@sureda/contract/schemas/catalogue/event'
import type { EventLeaf } from 'schema-dts'

/** An event without an announced day is not told to search engines. A warned one may be cancelled, so its status is left out. */
const head: ScreenHead<EventDetail> = (event, page) => {
  const item = { ...event, text: event.description }
  const when = (instant: string) => (event.all_day ? dayAt(instant, page.tenant.time_zone) : instant)
  const thing = {
    '@type': 'Event',
    ...thingOf(page, item),
    startDate: when(event.start_datetime),
    endDate: event.end_datetime ? when(event.end_datetime) : undefined,
    eventStatus: isWarned(event) ? undefined : 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: event.location,
      address: event.location,
      geo: geoOf(event.latitude, event.longitude),
    },
    sameAs: event.website ?? undefined,
  } satisfies EventLeaf
  const list = [page.words('content:agenda.title'), paths.agenda()] as const
  return itemHead(page, item, list, event.date_is_estimate ? null : thing)
}

/** `YYYY-MM-DD` in the territory's time zone. */
const dayAt = (instant: string, timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date(instant))

export default head
