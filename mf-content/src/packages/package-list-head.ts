import { listHead } from '@sureda/contract/remote/page-head'
import { paths } from '@sureda/contract/remote/paths'
import type { ScreenHead } from '@sureda/contract/remote/server-render'
import type { TravelPackage } from '@sureda/contract/schemas/catalogue/travel-package'

const head: ScreenHead<TravelPackage[]> = (packages, page) =>
  listHead(
    page,
    page.words('content:package.listTitle'),
    packages.map(({ id, title }) => [title, paths.travelPackage(id)]),
  )

export default head
