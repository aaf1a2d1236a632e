import { z } from 'zod'

/** What goes with a photograph that an office gave: who is to be named, and how it is shown. A drawing has none. */
export const imagePhoto = z.object({
  author: z.string(),
  licence: z.string(),
  place: z.string(),
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
  date: z.string(),
  /** What has to stay in sight where it is cropped, in percent from the left and from the top; without it the middle. */
  focus: z.tuple([z.number(), z.number()]).optional(),
  /** The picture in a few pixels as a data URL, shown until it arrives. */
  blur: z.string(),
})
export type ImagePhoto = z.infer<typeof imagePhoto>

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
  image_photo: imagePhoto.optional(),
}
export const imageSchema = z.object(imageFields)
export type Image = z.infer<typeof imageSchema>
