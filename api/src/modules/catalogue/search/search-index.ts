import { setImmediate as breathe } from 'node:timers/promises'
import type { SearchItem } from '@sureda/contract/rules/search-groups'
import { WordIndex } from '@sureda/contract/rules/word-index'
import type { FastifyRequest } from 'fastify'
import { localizerFor } from '../../../lib/localizer.ts'
import { dayIn } from '../../platform/tenant/local-day.ts'
import { type FindableRow, listFindable } from './search.queries.ts'

/** An indexed item with the moment after which an event is past. */
export interface IndexedItem extends SearchItem {
  lastDay: string | null
}

/** Indexes held in memory (territory × language); others are rebuilt. */
const MAX_INDEXES = 24
/** Items added per step: other requests are answered in between. */
const AT_ONCE = 400

interface Cached {
  version: number
  index: Promise<WordIndex<IndexedItem>>
}

/**
 * The search indexes of this process: one per territory and language, built on the first search and rebuilt after
 * content changes.
 */
export class SearchIndexes {
  readonly #cached = new Map<string, Cached>()

  /** The index for the request's territory and language. @throws database errors; the next request retries */
  of(request: FastifyRequest): Promise<WordIndex<IndexedItem>> {
    const { tenant, locale } = request
    const key = `${tenant.id} ${locale}`
    const cached = this.#cached.get(key)
    this.#cached.delete(key)
    const isFresh = cached?.version === tenant.contentVersion
    const entry = isFresh && cached ? cached : { version: tenant.contentVersion, index: build(request) }
    this.#cached.set(key, entry) // moves it to the end, as the most recently used
    if (!isFresh) entry.index.catch(() => this.#cached.get(key) === entry && this.#cached.delete(key))
    const oldest = this.#cached.keys().next().value
    if (this.#cached.size > MAX_INDEXES && oldest !== undefined) this.#cached.delete(oldest)
    return entry.index
  }
}

async function build(request: FastifyRequest): Promise<WordIndex<IndexedItem>> {
  const { tenant } = request
  const rows = await request.inTenant((tx) => listFindable(tx, tenant.id, localizerFor(request)))
  const index = new WordIndex<IndexedItem>()
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    index.add(rows.slice(from, from + AT_ONCE).map((row) => toItem(row, tenant.timeZone)))
    await breathe()
  }
  return index
}

function toItem({ start_at, end_at, ...row }: FindableRow, timeZone: string): IndexedItem {
  const day = (moment: string | Date | null) => (moment ? dayIn(timeZone, new Date(moment)) : null)
  return {
    ...row,
    image_alt: row.image_alt || null,
    day: day(start_at),
    lastDay: day(end_at ?? start_at),
    is_over: false,
  }
}
