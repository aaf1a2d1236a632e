import type { NOTICE_LEVELS } from '@sureda/contract/codes/enums'
import type { LocalizedText } from '@sureda/contract/schemas/fields/localized-text'
import type { ImagePhoto } from '@sureda/contract/schemas/fields/media'
import { createdAt, localizedText, tenantId, updatedAt } from '../database/columns.ts'
import { boolean, date, doublePrecision, integer, jsonb, type PgColumn, text } from '../database/orm.ts'

/** Text that every item of the kind has, in six languages. */
export const requiredText = (name: string) => localizedText(name).notNull()
/** A list of texts in six languages; never null. */
export const textList = (name: string) => jsonb(name).$type<LocalizedText[]>().notNull().default([])

/** A stored picture: path of its 800 px file, words for those who cannot see it, colour until it arrives, widths on disk. */
export const imageColumns = {
  image: text('image'),
  imageAlt: localizedText('image_alt'),
  imageColor: text('image_color'),
  imageWidths: integer('image_widths').array().notNull().default([]),
  imageCredit: text('image_credit'),
  /** Of a photograph: who took it, where, when, under which licence, and how it is shown. */
  imagePhoto: jsonb('image_photo').$type<ImagePhoto>(),
}

/** The columns of a picture that answers give: all but its credit. */
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

/** One further picture of an item, as `gallery` keeps it. */
export interface StoredImage {
  image: string
  image_alt: LocalizedText | null
  image_color: string | null
  image_widths: number[]
  image_photo?: ImagePhoto
}

/** What the office says of the item, with its day: shown above everything else of it. */
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

/** Sound, film or panorama; `file` is one stored path, or one per language. */
export interface StoredMedia {
  file: string | Partial<LocalizedText>
  /** Stored WebVTT path per language. */
  captions?: Partial<LocalizedText>
  transcript?: LocalizedText
  poster?: string
  /** What a view all round shows. */
  alt?: LocalizedText
  /** Spoken by a machine. */
  generated?: boolean
}

/** Where an item comes from and what the office says about it. */
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
/** Day on which the office checked what people rely on. */
export const checkedOn = () => date('checked_on', { mode: 'string' })
export const active = () => boolean('active').notNull().default(true)
