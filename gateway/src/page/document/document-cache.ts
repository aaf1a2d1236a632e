import { cacheReads } from '@sureda/api/metrics/instruments'
import { LRUCache } from 'lru-cache'
import { MAX_AGE_MS, minuteOf } from '../../render/page-cache.ts'
import { tenantVersion } from '../../tenant/tenant-version.ts'
import { type DocumentOptions, makeDocument, type PageWanted } from './make-document.ts'
import type { PageDocument } from './page-document.ts'

/**
 * Pages with content have addresses known to the API. Pages without content match any address of a pattern, so visitors
 * can invent any number: they have a small cache of their own.
 */
const WITH_CONTENT = { max: 1_000, maxSize: 64 * 1024 * 1024 }
const WITHOUT = { max: 300, maxSize: 12 * 1024 * 1024 }
/** Size of a page with its two encodings, relative to the page. */
const SIZE_FACTOR = 1.5

export type PageDocuments = (wanted: PageWanted) => Promise<PageDocument>

/**
 * Whole pages, each made once for all visitors who get the same. In a new minute the first visitor gets the former page
 * while a new one is made, unless its content is too old. Pages with a staff override, of unknown hosts, and without
 * brand or registry are made for each request.
 */
export function pageDocuments(options: DocumentOptions): PageDocuments {
  const sizeCalculation = ({ body }: PageDocument, key: string) =>
    Math.ceil(body.length * SIZE_FACTOR) + key.length
  const withContent = new LRUCache<string, PageDocument>({ ...WITH_CONTENT, sizeCalculation })
  const without = new LRUCache<string, PageDocument>({ ...WITHOUT, sizeCalculation })
  const making = new Map<string, Promise<PageDocument>>()

  const make = async (key: string, wanted: PageWanted): Promise<PageDocument> => {
    const { document, content, isFinal } = await makeDocument(wanted, options)
    if (document.status !== 200) return document
    if (content) withContent.set(key, document)
    // few visitors share other filters and open sheets
    else if (isFinal && wanted.address === wanted.path) without.set(key, document)
    return document
  }
  const makeOnce = (key: string, wanted: PageWanted): Promise<PageDocument> => {
    // an update may take long, and no visitor waits for one
    const name = `${wanted.isUpdate} ${key}`
    const underWay = making.get(name)
    if (underWay) return underWay
    const started = make(key, wanted).finally(() => making.delete(name))
    making.set(name, started)
    return started
  }

  return async (wanted) => {
    const key = keyOf(wanted, options)
    if (key === undefined) return (await makeDocument(wanted, options)).document
    const minute = minuteOf(Date.now())
    const known = withContent.get(key) ?? without.get(key)
    cacheReads.inc({ cache: 'document', result: known ? 'hit' : 'miss' })
    if (known?.minute === minute) return known
    if (!known || !withContent.has(key) || minute - known.minute > MAX_AGE_MS) return makeOnce(key, wanted)
    makeOnce(key, { ...wanted, isUpdate: true }).catch((error: unknown) =>
      wanted.request.log.warn({ err: error }, 'page could not be made anew; the one of before is sent'),
    )
    return known
  }
}

/** Everything that a page depends on; undefined if the page is for one visitor only. */
function keyOf(wanted: PageWanted, { development, shell }: DocumentOptions): string | undefined {
  const { tenant, live, registry, visitor, agent } = wanted
  if (development || !live || !tenant.known || !registry) return undefined
  if (Object.keys(visitor.overrides).length > 0 || wanted.asked !== wanted.path) return undefined
  return [
    wanted.origin,
    wanted.address,
    wanted.locale,
    wanted.addressLocale,
    wanted.variant,
    agent.isRobot,
    agent.isRendered,
    agent.isIphone,
    registry.document.revision,
    shell().version,
    tenantVersion(tenant),
    wanted.contentVersion,
  ].join(' ')
}
