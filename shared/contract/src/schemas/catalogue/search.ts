import { z } from 'zod'
import { SEARCH_KINDS } from '../../codes/enums.ts'
import { SEARCH_MAX_CHARS } from '../../rules/limits.ts'
import { imageFields } from '../fields/media.ts'

/** GET search: everything published. With `kind` more hits of that one. */
export const searchQuery = z.strictObject({
  /** Blank or absent finds nothing. */
  q: z.string().max(SEARCH_MAX_CHARS).optional(),
  kind: z.enum(SEARCH_KINDS).optional(),
})

export const searchHit = z.object({
  kind: z.enum(SEARCH_KINDS),
  id: z.string(),
  /** The story tour of a game. */
  parent_id: z.string().nullable(),
  title: z.string(),
  /** Beginning of its text. */
  text: z.string(),
  /** First day of an event in the territory's time zone. */
  day: z.string().nullable(),
  /** A past event: sorted behind all coming ones. */
  is_over: z.boolean(),
  /** Invented for the demo. */
  demo: z.boolean(),
  ...imageFields,
})
export type SearchHit = z.infer<typeof searchHit>

/** Kinds sorted by their best hit; `total` also counts what is not in `hits`. */
export const searchGroup = z.object({
  kind: z.enum(SEARCH_KINDS),
  total: z.number().int(),
  hits: z.array(searchHit),
})
export type SearchGroup = z.infer<typeof searchGroup>
