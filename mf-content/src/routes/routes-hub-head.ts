import { listHead } from '@sureda/contract/remote/page-head'
import { paths } from '@sureda/contract/remote/paths'
import type { ScreenHead } from '@sureda/contract/remote/server-render'
import type { Route } from '@sureda/contract/schemas/catalogue/route'

const head: ScreenHead<Route[]> = (routes, page) =>
  listHead(
    page,
    page.words('content:hub.title'),
    routes.map(({ id, title }) => [title, paths.route(id)]),
  )

export default head
