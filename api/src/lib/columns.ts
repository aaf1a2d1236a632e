import type { NOTICE_LEVELS } from '@sureda/contract/codes/enums'
import type { LocalizedText } from '@sureda/contract/schemas/fields/localized-text'
import type { ImagePhoto } from '@sureda/contract/schemas/fields/media'
import { createdAt, localizedText, tenantId, updatedAt } from '../database/columns.ts'
import { boolean, date, doublePrecision, integer, jsonb, type PgColumn, text } from '../database/orm.ts'

/** A required text in six languages. */
export const requiredText = (name: string) => localizedText(name).notNull()
/** A list of texts in six languages; never null. */
export const textList = (name: string) => jsonb(name).$type<LocalizedText[]>().notNull().default([])

/** A stored picture: path of its 800 px file, description, placeholder colour, widths on disk. */
export const imageColumns = {
  image: text('image'),
  imageAlt: localizedText('image_alt'),
  imageColor: text('image_color'),
  imageWidths: integer('image_widths').array().notNull().default([]),
  imageCredit: text('image_credit'),
  /** For a photograph: author, place, date, licence and focal point. */
  imagePhoto: jsonb('image_photo').$type<ImagePhoto>(),
}

/** Columns of a picture for answers: all but its credit. */
export type ShownImage = Omit<Record<keyof typeof imageColumns, PgColumn>, 'imageCredit'>
export const shownImage = <T extends ShownImage>({
  image,
  imageAlt,
  imageColor,
  imageWidths,
  imagePhoto,
}: T): Pick<T, keyof ShownImage> => ({
  image,
  imageAlt,
  imageColor,
  imageWidths,
  imagePhoto,
})

/** One further picture of an item, as stored in `gallery`. */
export interface StoredImage {
  image: string
  image_alt: LocalizedText | null
  image_color: string | null
  image_widths: number[]
  image_photo?: ImagePhoto
}

/** The office's notice about an item, with its date: shown above everything else. */
export interface Notice {
  text: LocalizedText
  date: string
  level: (typeof NOTICE_LEVELS)[number]
}

/** Start or end of a walk. */
export interface NamedPoint {
  latitude: number
  longitude: number
  name: LocalizedText
}

/** Audio, video or panorama; `file` is one stored path, or one per language. */
export interface StoredMedia {
  file: string | Partial<LocalizedText>
  /** Stored WebVTT path per language. */
  captions?: Partial<LocalizedText>
  transcript?: LocalizedText
  poster?: string
  /** Description of a 360° view. */
  alt?: LocalizedText
  /** Synthetic voice. */
  generated?: boolean
}

/** Origin of an item and the office's notice about it. */
export const editorialColumns = {
  demo: boolean('demo').notNull().default(false),
  demoFields: text('demo_fields').array().notNull().default([]),
  notice: jsonb('notice').$type<Notice>(),
  sources: text('sources').array().notNull().default([]),
}

export const positionColumns = {
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
}

export const optionalPositionColumns = {
  latitude: doublePrecision('latitude'),
  longitude: doublePrecision('longitude'),
}

export const stampColumns = { createdAt: createdAt(), updatedAt: updatedAt() }

export const idColumns = { tenantId: tenantId(), id: text('id').notNull() }

export const sortOrder = () => integer('sort_order').notNull().default(0)
/** Day on which the office last checked the facts people rely on. */
export const checkedOn = () => date('checked_on', { mode: 'string' })
export const active = () => boolean('active').notNull().default(true)
