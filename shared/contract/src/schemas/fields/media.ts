import { z } from 'zod'

/** Credit and display data of an office's photograph. Drawings have none. */
export const imagePhoto = z.object({
  author: z.string(),
  licence: z.string(),
  place: z.string(),
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
  date: z.string(),
  /** Focal point for cropping, in percent from left and top; default: the middle. */
  focus: z.tuple([z.number(), z.number()]).optional(),
  /** A tiny preview as a data URL, shown until the picture loads. */
  blur: z.string(),
})
export type ImagePhoto = z.infer<typeof imagePhoto>

/**
 * A stored picture. `image` is the path of its 800 px file (`gavarres/e-pela-800.webp`); the other widths differ only
 * in the number. The API answers stored paths; `mediaUrl` turns them into addresses.
 */
export const imageFields = {
  image: z.string().nullable(),
  image_alt: z.string().nullable(),
  /** Dominant colour `#rrggbb`, shown until the picture loads. */
  image_color: z.string().nullable(),
  image_widths: z.array(z.number().int()),
  image_photo: imagePhoto.optional(),
}
export const imageSchema = z.object(imageFields)
export type Image = z.infer<typeof imageSchema>
