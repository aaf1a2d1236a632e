import { listHead } from '@sureda/contract/remote/page-head'
import { paths } from '@sureda/contract/remote/paths'
import type { ScreenHead } from '@sureda/contract/remote/server-render'
import type { Operator } from '@sureda/contract/schemas/catalogue/operator'

const head: ScreenHead<Operator[]> = (operators, page) =>
  listHead(
    page,
    page.words('content:operator.listTitle'),
    operators.map(({ id, name }) => [name, paths.operator(id)]),
  )

export default head
