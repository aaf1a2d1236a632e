import { listHead } from '@sureda/contract/remote/page-head'
import { paths } from '@sureda/contract/remote/paths'
import type { ScreenHead } from '@sureda/contract/remote/server-render'
import type { EventItem } from '@sureda/contract/schemas/catalogue/event'

const head: ScreenHead<EventItem[]> = (events, page) =>
  listHead(
    page,
    page.words('content:agenda.title'),
    events.map(({ id, title }) => [title, paths.event(id)]),
  )

export default head
