import { z } from 'zod'
import { MAX_PER_PAGE } from '../../rules/limits.ts'

/** `{ data }`: the success envelope of most calls; sign-in and a few others answer at the top level. */
export const dataOf = <T extends z.ZodType>(data: T) => z.object({ data })

/** `{ data: [...], meta: { next_cursor } }`. */
export const listOf = <T extends z.ZodType>(item: T) =>
  z.object({ data: z.array(item), meta: z.object({ next_cursor: z.string().nullable() }).optional() })

/** A number in plain digits: JavaScript would read an empty text as 0 and `0x10` as 16. */
export const queryNumber = (schema: z.ZodNumber) =>
  z.preprocess(
    (text) => (typeof text === 'string' && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text),
    schema,
  )

/** Paging parameters of every list. */
export const pageQuery = {
  per_page: queryNumber(z.number().int().min(1).max(MAX_PER_PAGE)).optional(),
  cursor: z.string().max(200).optional(),
}

/** Query of a list without filters. */
export const onlyPages = z.strictObject(pageQuery)

/** Body of a call without input. */
export const noBody = z.strictObject({}).nullish()

/** Query flags arrive as text: `1`, `true`, `0`, `false`. */
export const queryFlag = z
  .enum(['1', 'true', '0', 'false'])
  .transform((value) => value === '1' || value === 'true')

/** A filter by id or word. An empty one is refused: it would return the whole list. */
export const wordFilter = z.string().min(1).max(80).optional()

/** Search text for a list; blank returns the whole list. */
export const searchFilter = z.string().trim().max(100).optional()

export const idParams = z.strictObject({ id: z.string().min(1).max(80) })
export const emptyAnswer = z.object({ data: z.object({ ok: z.literal(true) }) })
