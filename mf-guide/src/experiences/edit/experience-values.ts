import { LOCALES, type Locale } from '@sureda/contract/codes/locale'
import type {
  GuideExperienceBody,
  GuideExperienceDetail,
  GuidePhoto,
} from '@sureda/contract/schemas/guides/guide-experience'

import { type FieldName, type FieldsWith, fieldsWith, rowOf } from './editable-fields.ts'

export type Texts = Partial<Record<Locale, string>>
export type TextField = FieldsWith<'text'>
export type ListField = FieldsWith<'lines'>
type OwnValue = 'photos' | 'place'
type PlainField = Exclude<FieldName, TextField | ListField | OwnValue>
/** A photo with its description in each language. */
export type Photo = Omit<GuidePhoto, 'image_alt'> & { image_alt: Texts }
export type Place = { latitude: number; longitude: number } | null

/** Every editable value by its name, under which changes are counted, stored and sent. */
export type Values = Pick<GuideExperienceDetail, PlainField> &
  Record<ListField, readonly Texts[]> &
  Record<`${TextField}.${Locale}`, string> & { place: Place; photos: readonly Photo[] }
export type EditableField = keyof Values

const TEXT_FIELDS = fieldsWith('text')
const LIST_FIELDS = fieldsWith('lines')
const PLAIN_FIELDS = fieldsWith('line', 'number', 'choice', 'date', 'themes')

export function valuesOf(experience: GuideExperienceDetail): Values {
  const { latitude, longitude, texts, photos, themes } = experience
  const ofTexts = TEXT_FIELDS.flatMap((field) =>
    LOCALES.map((locale) => [`${field}.${locale}`, texts[field][locale] ?? ''] as const),
  )
  const plain = PLAIN_FIELDS.map((field) => [field, experience[field] ?? null] as const)
  return {
    ...(Object.fromEntries(plain) as Pick<GuideExperienceDetail, PlainField>),
    ...(Object.fromEntries(LIST_FIELDS.map((field) => [field, texts[field]])) as Record<ListField, Texts[]>),
    // answers cached before these fields existed lack them
    photos: photos ?? [],
    themes: themes ?? [],
    place: latitude === null || longitude === null ? null : { latitude, longitude },
    ...(Object.fromEntries(ofTexts) as Record<`${TextField}.${Locale}`, string>),
  }
}

/** The name of a field's value: a text field has one for each language. */
export const nameIn = (field: FieldName, locale: Locale): EditableField =>
  TEXT_FIELDS.some((one) => one === field) ? `${field as TextField}.${locale}` : (field as EditableField)

/** The text of a field in each language. */
export const textsOf = (values: Values, field: TextField): Texts =>
  Object.fromEntries(LOCALES.map((locale) => [locale, values[`${field}.${locale}`]]))

/** The text that readers of a language get, with the server's fallback: the tenant's language, then Spanish, then Catalan. */
export function shownText(
  texts: Texts,
  locale: Locale,
  home: Locale,
): { text: string; locale: Locale | null } {
  const found = [locale, home, 'es' as const, 'ca' as const].find((one) => texts[one]?.trim())
  return found ? { text: texts[found] ?? '', locale: found } : { text: '', locale: null }
}

const isRequired = (field: TextField): boolean => {
  const row = rowOf(field)
  return row.input === 'text' && row.isRequired === true
}

/** Whether a required text, a line of a list or the description of a photo is missing in a language. */
export const isIncomplete = (values: Values, locale: Locale): boolean =>
  TEXT_FIELDS.some((field) => isRequired(field) && !values[`${field}.${locale}`].trim()) ||
  LIST_FIELDS.some((field) => values[field].some((line) => !line[locale]?.trim())) ||
  values.photos.some((photo) => !photo.image_alt[locale]?.trim())

/** The body of a save: the changes, and title and type, which the server requires. */
export function bodyOf(changed: Partial<Values>, values: Values): GuideExperienceBody {
  const texts: Partial<Record<TextField, Texts>> = {}
  const others: Record<string, unknown> = {}
  for (const [field, value] of Object.entries(changed)) {
    const [name, locale] = field.split('.')
    if (locale) texts[name as TextField] = { ...texts[name as TextField], [locale]: value }
    else if (field !== 'place' && field !== 'photos') others[field] = value
  }
  if ('place' in changed) {
    others.latitude = changed.place?.latitude ?? null
    others.longitude = changed.place?.longitude ?? null
  }
  if (changed.photos) others.photos = changed.photos.map(({ image, image_alt }) => ({ image, image_alt }))
  return { title: {}, ...texts, ...others, type: values.type }
}
