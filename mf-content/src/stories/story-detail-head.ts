import { geoOf, itemHead, officeOf, providerOf, thingOf } from '@sureda/contract/remote/page-head'
import { paths } from '@sureda/contract/remote/paths'
import type { ScreenHead } from '@sureda/contract/remote/server-render'
import type { StoryDetail } from '@sureda/contract/schemas/catalogue/story'
import type { ArticleLeaf } from 'schema-dts'

const head: ScreenHead<StoryDetail> = (story, page) => {
  const item = { ...story, text: story.summary }
  const geo = geoOf(story.latitude, story.longitude)
  const name = story.municipality ?? (story.province || undefined)
  const thing = {
    '@type': 'Article',
    ...thingOf(page, item),
    headline: story.title,
    datePublished: story.createdAt,
    inLanguage: page.locale,
    author: providerOf(page, story.operator) ?? officeOf(page),
    publisher: officeOf(page),
    articleSection: story.category.name,
    keywords: story.keywords.join(', ') || undefined,
    contentLocation: name || geo ? { '@type': 'Place', name, geo } : undefined,
  } satisfies ArticleLeaf
  return itemHead(page, item, [page.words('content:story.listTitle'), paths.stories()], thing)
}

export default head
