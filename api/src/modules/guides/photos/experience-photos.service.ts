import type { LocalizedText } from '@sureda/contract/schemas/fields/localized-text'
import type { GuidePhoto, GuidePhotos } from '@sureda/contract/schemas/guides/guide-experience'
import type { Db } from '../../../database/database.ts'
import { pickText } from '../../../database/pick-text.ts'
import { AppError, type FieldFault } from '../../../errors/app-error.ts'
import type { StoredImage } from '../../../lib/columns.ts'
import type { GuideExperienceDetailRow } from '../experiences/guide-experiences.queries.ts'
import { mergeText } from '../experiences/guide-texts.ts'
import type { GuideContext } from '../reservations/guide-reservations.service.ts'
import { listUploadedPhotos } from './experience-photos.queries.ts'

type PhotoColumns = Pick<
  GuideExperienceDetailRow,
  'image' | 'imageAlt' | 'imageColor' | 'imageWidths' | 'imagePhoto' | 'gallery'
>

/** Every photo of an experience once, that of its cards first. */
export function photosOf(row: PhotoColumns): StoredImage[] {
  const first: StoredImage[] =
    row.image === null
      ? []
      : [
          {
            image: row.image,
            image_alt: row.imageAlt,
            image_color: row.imageColor,
            image_widths: row.imageWidths,
            ...(row.imagePhoto && { image_photo: row.imagePhoto }),
          },
        ]
  return [...first, ...row.gallery.filter(({ image }) => image && image !== row.image)]
}

export const toGuidePhotos = (row: PhotoColumns): GuidePhoto[] =>
  photosOf(row).map((photo) => ({ ...photo, image_alt: photo.image_alt ?? {} }))

/**
 * The columns for the new photos of a guide's experience. Throws `validation_failed` for a photo that is neither there
 * already nor uploaded for it, and for one without a description in a fallback language.
 */
export async function photoColumns(
  db: Db,
  guide: GuideContext,
  row: GuideExperienceDetailRow,
  sent: GuidePhotos,
): Promise<PhotoColumns & { imageCredit?: null }> {
  const stored = new Map(photosOf(row).map((photo) => [photo.image, photo]))
  const others = sent.map(({ image }) => image).filter((image) => !stored.has(image))
  const uploaded = others.length > 0 ? await listUploadedPhotos(db, guide, row.id, others) : []
  for (const { image, imageColor, imageWidths } of uploaded)
    stored.set(image, { image, image_alt: null, image_color: imageColor, image_widths: imageWidths })
  const errors: FieldFault[] = []
  const photos = sent.flatMap(({ image, image_alt: localizer }, index) => {
    const photo = stored.get(image)
    const alt = mergeText(photo?.image_alt ?? {}, localizer, guide.localizer)
    const { tenantDefault } = guide.localizer
    if (!photo) errors.push({ path: `photos.${index}.image`, code: 'invalid' })
    else if (!pickText(alt as Partial<LocalizedText>, tenantDefault, tenantDefault))
      errors.push({ path: `photos.${index}.image_alt`, code: 'required' })
    return photo ? [{ ...photo, image_alt: alt }] : []
  })
  if (errors.length > 0) throw new AppError('validation_failed', 'photos', { errors })
  const [first, ...gallery] = photos
  return {
    image: first?.image ?? null,
    imageAlt: first?.image_alt ?? null,
    imageColor: first?.image_color ?? null,
    imageWidths: first?.image_widths ?? [],
    imagePhoto: first?.image_photo ?? null,
    // the credit belonged to the former picture
    ...(first?.image !== row.image && { imageCredit: null }),
    gallery,
  }
}
