import { z } from 'zod'

/**
 * A stored picture. `image` is the path of its 800 px file (`gavarres/e-pela-800.webp`); the other widths differ only in the number.
 * Paths leave the API as stored; `mediaUrl` turns them into addresses.
 */
export const imageFields = {
  image: z.string().nullable(),
  image_alt: z.string().nullable(),
  /** Dominant colour `#rrggbb`, shown until the picture arrives. */
  image_color: z.string().nullable(),
  image_widths: z.array(z.number().int()),
}
export const imageSchema = z.object(imageFields)
export type Image = z.infer<typeof imageSchema>
