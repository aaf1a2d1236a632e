import type { Image, ImagePhoto } from '@sureda/contract/schemas/fields/media'
import { mediaSrcSet, mediaUrl } from '@sureda/contract/schemas/fields/media-url'
import type { PictureProps } from '@sureda/ui/base'

/** Display widths of pictures, from which the browser chooses a file. */
export const SIZES = {
  full: '(min-width: 42rem) 42rem, 100vw',
  card: '(min-width: 42rem) 20rem, 92vw',
  row: '(min-width: 42rem) 18rem, 78vw',
  thumb: '112px',
} as const

/** Converts a stored picture for the design system. */
export function pictureOf(
  image: Image,
  sizes: keyof typeof SIZES,
  more: Partial<PictureProps> = {},
): PictureProps {
  return {
    src: image.image && mediaUrl(image.image),
    srcSet: image.image ? mediaSrcSet(image.image, image.image_widths) : undefined,
    sizes: SIZES[sizes],
    alt: image.image_alt ?? '',
    color: image.image_color,
    ...(image.image_photo && shownAs(image.image_photo)),
    ...more,
  }
}

const shownAs = ({ blur, focus }: ImagePhoto): Partial<PictureProps> => ({
  blur,
  ...(focus && { focus: `${focus[0]}% ${focus[1]}%` }),
})
