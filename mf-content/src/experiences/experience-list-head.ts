import { listHead } from '@sureda/contract/remote/page-head'
import { paths } from '@sureda/contract/remote/paths'
import type { ScreenHead } from '@sureda/contract/remote/server-render'
import type { Experience } from '@sureda/contract/schemas/catalogue/experience'

/** Titles by address: the screen has three. */
const TITLES: Record<string, string> = {
  [paths.accommodations()]: 'content:experience.chapter.hotel',
  [paths.restaurants()]: 'content:experience.chapter.restaurant',
}

const head: ScreenHead<Experience[]> = (experiences, page) =>
  listHead(
    page,
    page.words(TITLES[page.path] ?? 'content:experience.listTitle'),
    experiences.map(({ id, title }) => [title, paths.experience(id)]),
  )

export default head
