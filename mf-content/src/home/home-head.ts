import { inContext, officeOf } from '@sureda/contract/remote/page-head'
import type { ScreenHead } from '@sureda/contract/remote/server-render'
import type { WebSiteLeaf } from 'schema-dts'

/** Home has no title of its own: the office’s name is its title. */
const head: ScreenHead<unknown> = (_events, page) => {
  const { tenant, origin, locale } = page
  const site = {
    '@type': 'WebSite',
    name: tenant.name,
    url: origin,
    description: tenant.claim ?? undefined,
    inLanguage: locale,
    publisher: officeOf(page),
  } satisfies WebSiteLeaf
  return { title: '', description: '', image: '', imageAlt: '', structuredData: [inContext(site)] }
}

export default head
