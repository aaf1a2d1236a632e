import { type SQL, type SQLWrapper, sql } from '../database/orm.ts'
import { AppError } from '../errors/app-error.ts'

/** Lists are short (a territory has some hundred items), so a request without paging gets everything, up to this limit. */
const WHOLE_LIST = 500

/** Sort key of a list, ending with the id: `['number', 'text']`. A `time` is ISO 8601 in UTC in the cursor. */
export type KeyShape = readonly ('number' | 'text' | 'time' | 'uuid')[]
type KeyValue = string | number

export interface Page {
  limit: number
  shape: KeyShape
  /** Sort key of the last item seen; null on the first page. */
  after: KeyValue[] | null
}

export interface PageQuery {
  per_page?: number | undefined
  cursor?: string | undefined
}

const CASTS = { number: sql`::int`, text: sql`::text`, time: sql`::timestamptz`, uuid: sql`::uuid` }
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
export const isUuid = (value: unknown): value is string => typeof value === 'string' && UUID.test(value)
const FITS: Record<KeyShape[number], (value: unknown) => boolean> = {
  number: (value) => Number.isInteger(value) && Math.abs(value as number) < 2 ** 31,
  // a NUL is legal in JSON, but not in the database
  text: (value) => typeof value === 'string' && !value.includes('\0'),
  // the year 0000 is valid in ISO 8601, but not in the database
  time: (value) =>
    typeof value === 'string' &&
    /^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value) &&
    !Number.isNaN(Date.parse(value)),
  uuid: isUuid,
}

/**
 * Reads `per_page` and `cursor` of a list with that sort key. Throws `validation_failed` for a cursor that no such list
 * has issued.
 */
export function readPage(query: PageQuery, shape: KeyShape): Page {
  const limit = query.per_page ?? WHOLE_LIST
  if (query.cursor === undefined) return { limit, shape, after: null }
  const after = parseCursor(query.cursor)
  if (after?.length !== shape.length || !shape.every((type, index) => FITS[type](after[index]))) {
    throw new AppError('validation_failed', 'an invalid cursor', {
      errors: [{ path: 'cursor', code: 'invalid' }],
    })
  }
  return { limit, shape, after: after as KeyValue[] }
}

function parseCursor(cursor: string): unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
    return Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** The condition "after the last item seen", for a list sorted by these keys in one direction. */
export function beyond(
  page: Page,
  keys: readonly SQLWrapper[],
  direction: 'asc' | 'desc' = 'asc',
): SQL | undefined {
  if (!page.after) return undefined
  const values = page.after.map((value, index) => sql`${value}${CASTS[page.shape[index] ?? 'text']}`)
  const operator = direction === 'asc' ? sql`>` : sql`<`
  return sql`(${sql.join([...keys], sql`, `)}) ${operator} (${sql.join(values, sql`, `)})`
}

/** Pages end at this size, so that no answer exceeds half a megabyte. 500 items of a catalogue (about 300 KB) are one page. */
const PAGE_BYTES = 400_000

/** The answer of a list from rows queried with one more than the page size. It ends earlier if items are large. */
export function pageOf<Row, Item>(
  rows: readonly Row[],
  page: Page,
  keyOf: (row: Row) => readonly KeyValue[],
  toItem: (row: Row) => Item,
): { data: Item[]; meta: { next_cursor: string | null } } {
  const data: Item[] = []
  let bytes = 0
  for (const row of rows.slice(0, page.limit)) {
    const item = toItem(row)
    bytes += Buffer.byteLength(JSON.stringify(item))
    if (data.length > 0 && bytes > PAGE_BYTES) break
    data.push(item)
  }
  const last = rows.length > data.length ? rows[data.length - 1] : undefined
  const cursor = last && Buffer.from(JSON.stringify(keyOf(last))).toString('base64url')
  return { data, meta: { next_cursor: cursor ?? null } }
}

/**
 * The answer of a list that is always read whole: everything, unless a page is asked for. The cursor has the place and
 * the key of the last item, which may be gone by then.
 */
export function pageOfWhole<Item>(
  items: readonly Item[],
  query: PageQuery,
  keyOf: (item: Item) => string,
): { data: Item[]; meta: { next_cursor: string | null } } {
  const { after } = readPage(query, ['number', 'text'])
  const seen = after ? items.findIndex((item) => keyOf(item) === after[1]) : -1
  const start = after === null ? 0 : seen >= 0 ? seen + 1 : Math.max(0, Number(after[0]))
  const data = items.slice(start, query.per_page === undefined ? undefined : start + query.per_page)
  const last = data.at(-1)
  const isMore = last !== undefined && start + data.length < items.length
  const key = isMore && JSON.stringify([start + data.length - 1, keyOf(last)])
  return { data, meta: { next_cursor: key ? Buffer.from(key).toString('base64url') : null } }
}
