import { cacheReads } from '@sureda/api/metrics/instruments'
import { LRUCache } from 'lru-cache'
import { tenantVersion } from '../tenant/tenant-version.ts'
import type { PageAsked, PageContent } from './rendered-page.ts'

const MAX_PAGES = 1_000
const MAX_BYTES = 48 * 1024 * 1024
/** A page says what is open now: each minute it is rendered anew. */
const LIFE_MS = 60_000
/** Who asks first in a minute gets the page of before; the phone puts the time right when it takes over. */
export const MAX_AGE_MS = 5 * LIFE_MS

export const minuteOf = (at: number): number => Math.floor(at / LIFE_MS) * LIFE_MS

/** Everything that a rendered page depends on. */
const keyOf = ({ address, locale, variant, boot, registry, origin, contentVersion }: PageAsked): string => {
  const { tenant, shell } = boot
  const releases = [registry.document.revision, shell.version]
  return [origin, address, locale, variant, ...releases, contentVersion, tenantVersion(tenant)].join(' ')
}

/** Rendered pages without anything of one visitor; each is rendered once for all who ask meanwhile. What could not be rendered is not stored. */
export function pageCache(
  render: (asked: PageAsked) => Promise<PageContent | undefined>,
  maxPages = MAX_PAGES,
) {
  const pages = new LRUCache<string, PageContent, PageAsked>({
    max: maxPages,
    maxSize: MAX_BYTES,
    sizeCalculation: (page, key) => sizeOf(page) + key.length,
    noDeleteOnFetchRejection: true,
    // a page that has lost its place is still the one that its visitors wait for
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context }) => render(context),
  })
  return {
    /** @param isUpdate the page of this minute is waited for, whatever there is of before */
    get: async (asked: PageAsked, isUpdate = false): Promise<PageContent | undefined> => {
      const key = keyOf(asked)
      const known = pages.peek(key)
      cacheReads.inc({ cache: 'page', result: known ? 'hit' : 'miss' })
      const isOld = known !== undefined && known.minute !== asked.minute
      const rendering = pages.fetch(key, { context: asked, forceRefresh: isOld })
      if (isUpdate || !isOld || asked.minute - known.minute > MAX_AGE_MS) return rendering
      // what is wrong with the release is told by who finds no page
      rendering.catch(() => {})
      return known
    },
    has: (asked: PageAsked): boolean => {
      const known = pages.peek(keyOf(asked))
      return known !== undefined && asked.minute - known.minute <= MAX_AGE_MS
    },
    sizes: () => ({ pages: pages.size, bytes: pages.calculatedSize }),
  }
}

/** Typographic signs make a text two bytes a letter. */
const BYTES_PER_LETTER = 2

const sizeOf = ({ html, styles, answers, head }: PageContent): number =>
  BYTES_PER_LETTER *
  (Object.entries(answers).reduce((sum, [address, body]) => sum + address.length + body.length, 0) +
    html.length +
    styles.length +
    JSON.stringify(head).length)
