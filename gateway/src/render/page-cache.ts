import { cacheReads } from '@sureda/api/metrics/instruments'
import { LRUCache } from 'lru-cache'
import { tenantVersion } from '../tenant/tenant-version.ts'
import type { PageAsked, PageContent } from './rendered-page.ts'

const MAX_PAGES = 1_000
const MAX_BYTES = 48 * 1024 * 1024
/** A page shows what is open now, so it is rendered again each minute. */
const LIFE_MS = 60_000
/** The first visitor of a minute gets the former page; the phone corrects the time when it hydrates. */
export const MAX_AGE_MS = 5 * LIFE_MS

export const minuteOf = (at: number): number => Math.floor(at / LIFE_MS) * LIFE_MS

/** Everything that a rendered page depends on. */
const keyOf = ({ address, locale, variant, boot, registry, origin, contentVersion }: PageAsked): string => {
  const { tenant, shell } = boot
  const releases = [registry.document.revision, shell.version]
  return [origin, address, locale, variant, ...releases, contentVersion, tenantVersion(tenant)].join(' ')
}

/** Rendered pages without anything of a single visitor; concurrent requests render a page once. Failures are not stored. */
export function pageCache(
  render: (asked: PageAsked) => Promise<PageContent | undefined>,
  maxPages = MAX_PAGES,
) {
  const pages = new LRUCache<string, PageContent, PageAsked>({
    max: maxPages,
    maxSize: MAX_BYTES,
    sizeCalculation: (page, key) => sizeOf(page) + key.length,
    noDeleteOnFetchRejection: true,
    // a page that was evicted while it was rendered still answers its visitors
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context }) => render(context),
  })
  return {
    /** @param isUpdate waits for the page of this minute even if there is a former one */
    get: async (asked: PageAsked, isUpdate = false): Promise<PageContent | undefined> => {
      const key = keyOf(asked)
      const known = pages.peek(key)
      cacheReads.inc({ cache: 'page', result: known ? 'hit' : 'miss' })
      const isOld = known !== undefined && known.minute !== asked.minute
      const rendering = pages.fetch(key, { context: asked, forceRefresh: isOld })
      if (isUpdate || !isOld || asked.minute - known.minute > MAX_AGE_MS) return rendering
      // the visitor who finds no page reports the fault
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

/** A string with characters outside of Latin-1 has two bytes per character. */
const BYTES_PER_LETTER = 2

const sizeOf = ({ html, styles, answers, head }: PageContent): number =>
  BYTES_PER_LETTER *
  (Object.entries(answers).reduce((sum, [address, body]) => sum + address.length + body.length, 0) +
    html.length +
    styles.length +
    JSON.stringify(head).length)
