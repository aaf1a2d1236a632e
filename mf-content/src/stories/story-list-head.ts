import { listHead } from '@sureda/contract/remote/page-head'
import { paths } from '@sureda/contract/remote/paths'
import type { ScreenHead } from '@sureda/contract/remote/server-render'
import type { Story } from '@sureda/contract/schemas/catalogue/story'

const head: ScreenHead<Story[]> = (stories, page) =>
  listHead(
    page,
    page.words('content:story.listTitle'),
    stories.map(({ id, title }) => [title, paths.story(id)]),
  )

export default head
