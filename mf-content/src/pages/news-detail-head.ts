import { itemHead, officeOf, thingOf } from '@sureda/contract/remote/page-head'
import { paths } from '@sureda/contract/remote/paths'
import type { ScreenHead } from '@sureda/contract/remote/server-render'
import type { NewsDetail } from '@sureda/contract/schemas/catalogue/news'
import type { NewsArticleLeaf } from 'schema-dts'

const head: ScreenHead<NewsDetail> = (news, page) => {
  const item = { ...news, text: news.summary }
  const thing = {
    '@type': 'NewsArticle',
    ...thingOf(page, item),
    headline: news.title,
    datePublished: news.datetime,
    inLanguage: page.locale,
    publisher: officeOf(page),
    contentLocation: news.location ? { '@type': 'Place', name: news.location } : undefined,
    isBasedOn: news.source_url ?? undefined,
  } satisfies NewsArticleLeaf
  return itemHead(page, item, [page.words('content:home.title'), paths.home()], thing)
}

export default head
