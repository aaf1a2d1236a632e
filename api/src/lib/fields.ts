import type { LocalizedText } from '@sureda/contract/schemas/fields/localized-text'
import type { PgColumn } from '../database/orm.ts'
import { type Notice, type ShownImage, shownImage } from './columns.ts'
import type { Localizer, StoredImageColumns } from './localizer.ts'

/**
 * Fields that are returned as stored, each with its column and its name in answers and packs. Query, mapper and pack
 * import share this list, so a new field is one line here.
 */
export interface Fields {
  plain: Readonly<Record<string, PgColumn>>
  /** Translated into the language of the request: one text, or a list of them. */
  texts: Readonly<Record<string, PgColumn>>
}

/** The columns of these fields, for a query. */
export const columnsOf = <F extends Fields>({ plain, texts }: F): F['plain'] & F['texts'] => ({
  ...plain,
  ...texts,
})

interface ItemTable extends ShownImage {
  id: PgColumn
  notice: PgColumn
  demo: PgColumn
}

/** Columns of every item with a screen of its own, besides its fields. */
export const itemColumns = <T extends ItemTable>(table: T): Pick<T, keyof ItemTable> => ({
  id: table.id,
  notice: table.notice,
  demo: table.demo,
  ...shownImage(table),
})

type Value<C extends PgColumn> = C['_']['notNull'] extends true ? C['_']['data'] : C['_']['data'] | null
type Said<V> = V extends readonly unknown[] ? string[] : V extends LocalizedText ? string : null
type Given<V> = V extends Date ? string : V
type StoredTexts<F extends Fields> = { [K in keyof F['texts']]: Value<F['texts'][K]> }
type Stored<F extends Fields> = { [K in keyof F['plain']]: Value<F['plain'][K]> } & StoredTexts<F>
type Answer<F extends Fields> = { [K in keyof F['plain']]: Given<Value<F['plain'][K]>> } & {
  [K in keyof F['texts']]: Said<Value<F['texts'][K]>>
}

/** The part of an answer that consists of these fields. */
export function fieldsOf<F extends Fields>(
  { plain, texts }: F,
  row: Stored<F>,
  localizer: Localizer,
): Answer<F> {
  const stored: Record<string, unknown> = row
  const said = Object.entries(texts).map(([field, column]) => {
    const value = stored[field]
    if (Array.isArray(value)) return [field, localizer.list(value)]
    return [
      field,
      column.notNull ? localizer.text(value as LocalizedText) : localizer.optional(value as LocalizedText),
    ]
  })
  const given = Object.keys(plain).map((field) => {
    const value = stored[field]
    return [field, value instanceof Date ? value.toISOString() : value]
  })
  return Object.fromEntries([...given, ...said])
}

/** The texts of these fields in all languages, for editing. */
export const textsOf = <F extends Fields>({ texts }: F, row: StoredTexts<F>): StoredTexts<F> =>
  Object.fromEntries(Object.keys(texts).map((field) => [field, row[field]])) as StoredTexts<F>

/** An item as in lists: its fields, notice and picture. */
export const itemOf = <F extends Fields>(
  fields: F,
  row: Stored<F> & StoredImageColumns & { id: string; notice: Notice | null; demo: boolean },
  localizer: Localizer,
) => ({
  id: row.id,
  ...fieldsOf(fields, row, localizer),
  ...localizer.notice(row.notice),
  demo: row.demo,
  ...localizer.image(row),
})

/** Converts an item of a pack, which has the same fields, into columns. */
export function columnsFrom<F extends Fields, T extends object>(
  { plain, texts }: F,
  item: keyof F['plain'] | keyof F['texts'] extends keyof T ? T : never,
): Record<string, unknown> {
  const values: ReadonlyMap<string, unknown> = new Map(Object.entries(item))
  return Object.fromEntries(
    Object.entries({ ...plain, ...texts }).map(([field, column]) => [column.name, values.get(field) ?? null]),
  )
}
