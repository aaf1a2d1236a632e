import { listHead } from '@sureda/contract/remote/page-head'
import { paths } from '@sureda/contract/remote/paths'
import type { ScreenHead } from '@sureda/contract/remote/server-render'
import type { StoryTour } from '@sureda/contract/schemas/catalogue/story-tour'

const head: ScreenHead<StoryTour[]> = (tours, page) =>
  listHead(
    page,
    page.words('games:tours.title'),
    tours.map(({ id, title }) => [title, paths.storyTour(id)]),
  )

export default head
