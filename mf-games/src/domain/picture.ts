import type { Image } from '@sureda/contract/media'
import { mediaSrcSet, mediaUrl } from '@sureda/contract/media-url'
import type { PictureProps } from '@sureda/ui/picture'

/** A stored picture as the design system wants it. Decorative beside a title unless `isContent`. */
export function pictureOf(item: Image, isContent = false): PictureProps {
  return {
    src: item.image && mediaUrl(item.image),
    srcSet: item.image ? mediaSrcSet(item.image, item.image_widths) : undefined,
    alt: isContent ? (item.image_alt ?? '') : '',
    color: item.image_color,
  }
}
