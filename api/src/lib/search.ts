import { type PgColumn, type SQL, type SQLWrapper, sql } from '../database/orm.ts'
import { type KeyShape, type Page, type PageQuery, pageOf, readPage } from './page.ts'

/** Kinds that can be searched by words; each is in `search_entries` under this name. */
export type SearchKind = 'experience' | 'location' | 'operator' | 'package' | 'route' | 'story'

/** Maximum hits: no one reads further, and a word contained everywhere stays cheap. */
const MOST_HITS = 500

interface Listed {
  id: PgColumn
  sortOrder: PgColumn
}
interface ListedRow {
  tier: number
  sortOrder: number
  id: string
}

/**
 * The parts of a list's query that depend on the search. `from` is joined on `on`: the matches, ignoring accents,
 * hyphens and apostrophes, each with its `tier`: 0 the name itself, 1 every word in the name, 2 every word somewhere,
 * in any language. Without search text there is one tier. `keys` sort the list and its cursor.
 */
export function searchParts(kind: SearchKind, question: string | undefined, item: Listed) {
  const inOrder = [item.sortOrder, item.id]
  if (!question) {
    return { from: sql`(select 0 as tier) as hit`, on: sql`true`, tier: sql<number>`0`, keys: inOrder }
  }
  const tier = sql<number>`hit.tier`
  return {
    from: sql`search_hits(${sql.raw(`'${kind}'`)}, ${question}, ${MOST_HITS}) as hit`,
    on: sql`hit.id = ${item.id}`,
    tier,
    keys: [tier, ...inOrder],
  }
}

const LIST: KeyShape = ['number', 'text']
const SEARCH: KeyShape = ['number', 'number', 'text']

/** The page of a list in the office's order, or of a search, best first. */
export const readSearchPage = (query: PageQuery & { search?: string | undefined }): Page =>
  readPage(query, query.search ? SEARCH : LIST)

/** The answer of such a list. */
export const searchPageOf = <Row extends ListedRow, Item>(
  rows: readonly Row[],
  page: Page,
  toItem: (row: Row) => Item,
) =>
  pageOf(
    rows,
    page,
    ({ tier, sortOrder, id }) => (page.shape === SEARCH ? [tier, sortOrder, id] : [sortOrder, id]),
    toItem,
  )

/** A condition for a flag of the query; none if it is absent. */
export const flagged = (column: SQLWrapper, wanted: boolean | undefined): SQL | undefined =>
  wanted === undefined ? undefined : wanted ? sql`${column}` : sql`not ${column}`
