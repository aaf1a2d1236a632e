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

/** Full address of a stored path; absolute addresses and data URLs pass unchanged. */
export function mediaUrl(path: string): string {
  return /^(https?:|data:|blob:|\/)/.test(path) ? path : `/media/${path}`
}

/** `srcset` of a stored picture, or undefined when it exists in one width only. */
export function mediaSrcSet(path: string, widths: readonly number[]): string | undefined {
  if (widths.length < 2 || !/-\d+\.(webp|avif|jpg|png)$/.test(path)) return undefined
  return widths
    .map((width) => `${mediaUrl(path.replace(/-\d+(\.\w+)$/, `-${width}$1`))} ${width}w`)
    .join(', ')
}
