import { z } from 'zod'
import { SEARCH_KINDS } from '../../codes/enums.ts'
import { SEARCH_MAX_CHARS } from '../../rules/limits.ts'
import { imageFields } from '../fields/media.ts'

/** GET search: everything that is published, by words. With `kind` more of that one. */
export const searchQuery = z.strictObject({
  /** Blank or left out finds nothing. */
  q: z.string().max(SEARCH_MAX_CHARS).optional(),
  kind: z.enum(SEARCH_KINDS).optional(),
})

export const searchHit = z.object({
  kind: z.enum(SEARCH_KINDS),
  id: z.string(),
  /** The story tour of a game. */
  parent_id: z.string().nullable(),
  title: z.string(),
  /** Its first words beside the title. */
  text: z.string(),
  /** The first day of an event, by the territory's clock. */
  day: z.string().nullable(),
  /** An event that is over: never before one that is to come. */
  is_over: z.boolean(),
  /** Invented for the demo. */
  demo: z.boolean(),
  ...imageFields,
})
export type SearchHit = z.infer<typeof searchHit>

/** The kinds with the best hit first; `total` counts what is not in `hits` too. */
export const searchGroup = z.object({
  kind: z.enum(SEARCH_KINDS),
  total: z.number().int(),
  hits: z.array(searchHit),
})
export type SearchGroup = z.infer<typeof searchGroup>
