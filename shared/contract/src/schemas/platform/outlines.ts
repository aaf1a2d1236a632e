import { z } from 'zod'

/** Municipal boundaries around a territory, drawn where tiles are missing. Rings of `[lat, lng]`. */
export const outlines = z.object({
  /** Attribution required by the licence: `© IGN, CC BY 4.0`. */
  source: z.string(),
  municipalities: z.array(
    z.object({ name: z.string(), rings: z.array(z.array(z.tuple([z.number(), z.number()]))) }),
  ),
})
export type Outlines = z.infer<typeof outlines>
