import type { Locale } from '@sureda/contract/codes/locale'
import type { NoticeFields } from '@sureda/contract/schemas/catalogue/notice'
import type { OperatorSummary } from '@sureda/contract/schemas/catalogue/operator'
import type { LocalizedText } from '@sureda/contract/schemas/fields/localized-text'
import type { Image, ImagePhoto } from '@sureda/contract/schemas/fields/media'
import { pickText, pickTexts } from '../database/pick-text.ts'
import type { NamedPoint, Notice } from './columns.ts'

export interface Language {
  locale: Locale
  tenantDefault: Locale
}

export interface StoredImageColumns {
  image: string | null
  imageAlt: LocalizedText | null
  imageColor: string | null
  imageWidths: number[]
  imagePhoto?: ImagePhoto | null
}

type Summary = { id: string; name: LocalizedText; type: OperatorSummary['type'] } | null

/** Picks the texts of an answer field by field: in the requested language, else the tenant's, es or ca. */
export interface Localizer extends Language {
  text(value: LocalizedText): string
  optional(value: Partial<LocalizedText> | null | undefined): string | null
  list(values: readonly Partial<LocalizedText>[] | null | undefined): string[]
  /** A text that packs give once for all languages, or in six. */
  plain(value: string | Partial<LocalizedText> | null | undefined): string | null
  image(row: StoredImageColumns): Image
  /** A date or level without text is meaningless, so then all three are null. */
  notice(value: Notice | null): NoticeFields
  point(value: NamedPoint): { latitude: number; longitude: number; name: string }
  operator(row: Summary): OperatorSummary | null
}

export function localizerIn({ locale, tenantDefault }: Language): Localizer {
  const optional: Localizer['optional'] = (value) => pickText(value, locale, tenantDefault)
  const text = (value: LocalizedText) => optional(value) ?? ''
  return {
    locale,
    tenantDefault,
    text,
    optional,
    list: (values) => pickTexts(values, locale, tenantDefault),
    plain: (value) => (typeof value === 'string' ? value : optional(value)),
    image: (row) => ({
      image: row.image,
      image_alt: optional(row.imageAlt),
      image_color: row.imageColor,
      image_widths: row.imageWidths,
      ...(row.imagePhoto && { image_photo: row.imagePhoto }),
    }),
    notice: (value) => {
      const note = optional(value?.text)
      return note && value
        ? { status_note: note, status_date: value.date, status_level: value.level }
        : { status_note: null, status_date: null, status_level: null }
    },
    point: ({ latitude, longitude, name }) => ({ latitude, longitude, name: text(name) }),
    operator: (row) => row && { id: row.id, name: text(row.name), type: row.type },
  }
}

/** Texts for the answer to a request. */
export const localizerFor = (request: { locale: Locale; tenant: { locale: Locale } }): Localizer =>
  localizerIn({ locale: request.locale, tenantDefault: request.tenant.locale })
