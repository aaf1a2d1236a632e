import { type SQL, sql } from 'drizzle-orm'

/** The condition "in one of these provinces" (comma list), whatever the case and the accents; undefined where none is named. */
export function inProvinces(provinces: SQL, list: string | undefined): SQL | undefined {
  const names = (list ?? '').split(',').filter((name) => name.trim() !== '')
  if (names.length === 0) return undefined
  const wanted = sql.join(
    names.map((name) => sql`search_normalize(${name})`),
    sql`, `,
  )
  return sql`exists (select from unnest(${provinces}) as province where search_normalize(province) in (${wanted}))`
}
