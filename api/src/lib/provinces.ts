import { type SQL, sql } from '../database/orm.ts'

/**
 * A condition for the provinces of a comma-separated list, as stored in `province_key` and `province_keys`, ignoring
 * case and accents; undefined for none.
 */
export function provinceKeys(list: string | undefined): SQL | undefined {
  const names = (list ?? '').split(',').filter((name) => name.trim() !== '')
  if (names.length === 0) return undefined
  const wanted = sql.join(
    names.map((name) => sql`search_normalize(${name})`),
    sql`, `,
  )
  return sql`array[${wanted}]`
}
