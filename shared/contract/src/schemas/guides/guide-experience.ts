import { z } from 'zod'
import { EXPERIENCE_DIFFICULTIES, EXPERIENCE_TYPES, PREFERENCE_CATEGORIES } from '../../codes/enums.ts'
import { LOCALES } from '../../codes/locale.ts'
import {
  EXPERIENCE_ADDRESS_MAX,
  EXPERIENCE_DURATION_MAX_MIN,
  EXPERIENCE_LINE_MAX,
  EXPERIENCE_LINES_MAX,
  EXPERIENCE_PHOTO_ALT_MAX,
  EXPERIENCE_PHOTOS_MAX,
  EXPERIENCE_PRICE_MAX,
  EXPERIENCE_SHORT_MAX,
  EXPERIENCE_TEXT_MAX,
  EXPERIENCE_THEMES_MAX,
  EXPERIENCE_TITLE_MAX,
  SLOT_CAPACITY_MAX,
} from '../../rules/limits.ts'
import { cancelReservations } from '../bookings/time-slots.ts'
import { calendarDate } from '../fields/calendar-date.ts'
import { imageFields } from '../fields/media.ts'
import { guideExperience } from './guide.ts'

const inLanguages = <T extends z.ZodType>(text: T) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, text])) as Record<(typeof LOCALES)[number], T>

/**
 * A text from a guide: a string is in the language of the request; an object has the changed languages. Omitted
 * languages are unchanged, an empty text removes its language.
 */
const guideText = (max: number, own = z.string().trim().max(max)) =>
  z.union([own, z.strictObject(inLanguages(z.string().trim().max(max).optional()))])
export type GuideText = z.infer<ReturnType<typeof guideText>>

/** A whole list: a string that already exists in the language of the request keeps its other languages. */
const guideTexts = z.array(guideText(EXPERIENCE_LINE_MAX)).max(EXPERIENCE_LINES_MAX)
export type GuideTexts = z.infer<typeof guideTexts>

/**
 * All photos, the first one for cards: stored ones of this experience, and newly uploaded ones. Each has a description
 * in one of the fallback languages.
 */
const guidePhotos = z
  .array(
    z.strictObject({
      image: z.string().min(1).max(200),
      image_alt: guideText(EXPERIENCE_PHOTO_ALT_MAX).optional(),
    }),
  )
  .max(EXPERIENCE_PHOTOS_MAX)
  .refine((photos) => new Set(photos.map(({ image }) => image)).size === photos.length, {
    message: 'duplicate',
  })
export type GuidePhotos = z.infer<typeof guidePhotos>

/** Its themes, the main one first: people who prefer one of them see it earlier. */
const guideThemes = z
  .array(z.enum(PREFERENCE_CATEGORIES))
  .max(EXPERIENCE_THEMES_MAX)
  .refine((themes) => new Set(themes).size === themes.length, { message: 'duplicate' })

/** Statuses a guide can set; a pending experience waits for the office. */
export const GUIDE_STATUSES = ['active', 'inactive', 'draft'] as const

/** PUT guide/experiences/{id}. Omitted fields are unchanged; null clears. */
export const guideExperienceBody = z.strictObject({
  title: guideText(EXPERIENCE_TITLE_MAX, z.string().trim().min(1).max(EXPERIENCE_TITLE_MAX)),
  type: z.enum(EXPERIENCE_TYPES),
  shortDescription: guideText(EXPERIENCE_SHORT_MAX).optional(),
  description: guideText(EXPERIENCE_TEXT_MAX).optional(),
  status: z.enum(GUIDE_STATUSES).optional(),
  capacity: z.number().int().min(1).max(SLOT_CAPACITY_MAX).optional(),
  /** Euros; null means "ask". */
  price: z.number().min(0).max(EXPERIENCE_PRICE_MAX).multipleOf(0.01).nullish(),
  difficulty: z.enum(EXPERIENCE_DIFFICULTIES).nullish(),
  themes: guideThemes.optional(),
  locationName: guideText(EXPERIENCE_TITLE_MAX).optional(),
  address: z.string().trim().max(EXPERIENCE_ADDRESS_MAX).nullish(),
  latitude: z.number().min(-90).max(90).nullish(),
  longitude: z.number().min(-180).max(180).nullish(),
  startDate: calendarDate.nullish(),
  endDate: calendarDate.nullish(),
  /** Minutes. */
  duration: z.number().int().min(1).max(EXPERIENCE_DURATION_MAX_MIN).nullish(),
  requirements: guideTexts.optional(),
  included: guideTexts.optional(),
  notIncluded: guideTexts.optional(),
  photos: guidePhotos.optional(),
  /** For changed dates that leave reservations without a place. */
  cancelReservations: cancelReservations.optional(),
})
export type GuideExperienceBody = z.infer<typeof guideExperienceBody>

const texts = z.partialRecord(z.enum(LOCALES), z.string())

/** A photo with its description in all available languages. */
const guidePhoto = z.object({ ...imageFields, image: z.string(), image_alt: texts })
export type GuidePhoto = z.infer<typeof guidePhoto>

/** POST guide/experiences/{id}/photos (multipart, file `photo`): for `photos` of the next PUT. */
export const uploadedPhoto = z.object({ ...imageFields, image: z.string() }).omit({ image_alt: true })
export type UploadedPhoto = z.infer<typeof uploadedPhoto>

/** GET guide/experiences/{id}: as visitors read it in the asked language, and `texts` in all available languages. */
export const guideExperienceDetail = guideExperience
  .omit({ upcoming_reservations: true, pending_reservations: true })
  .extend({
    shortDescription: z.string(),
    description: z.string(),
    address: z.string().nullable(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    startDate: z.string().nullable(),
    endDate: z.string().nullable(),
    themes: z.array(z.enum(PREFERENCE_CATEGORIES)),
    requirements: z.array(z.string()),
    included: z.array(z.string()),
    notIncluded: z.array(z.string()),
    texts: z.object({
      title: texts,
      shortDescription: texts,
      description: texts,
      locationName: texts,
      requirements: z.array(texts),
      included: z.array(texts),
      notIncluded: z.array(texts),
    }),
    /** As shown to visitors, the first one on cards. */
    photos: z.array(guidePhoto),
    /** Restaurant of the experience: an experience of type restaurant. */
    restaurant: z.object({ id: z.string(), title: z.string() }).nullable(),
    /** True if time slots have been set up. */
    has_time_slots: z.boolean(),
    version: z.number().int(),
  })
export type GuideExperienceDetail = z.infer<typeof guideExperienceDetail>

/** GET guide/restaurants: restaurants that can be assigned. */
export const guideRestaurant = z.object({
  id: z.string(),
  title: z.string(),
  locationName: z.string(),
  ...imageFields,
})
export type GuideRestaurant = z.infer<typeof guideRestaurant>

/** POST guide/experiences/{id}/restaurant; null removes it. */
export const restaurantBody = z.strictObject({ restaurant_id: z.string().min(1).max(80).nullable() })
