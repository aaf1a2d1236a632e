import { NOTICE_LEVELS } from '@sureda/contract/codes/enums'
import { emailAddress, phoneNumber } from '@sureda/contract/schemas/fields/contact-fields'
import { hasCredentials, isPublicAddress } from '@sureda/contract/schemas/fields/web-address'
import { z } from 'zod'
import { isInCalendar } from './dates.ts'
import { oddNameFault } from './odd-name.ts'
import { plainText, text, title } from './text.ts'

export const id = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be made of a-z, 0-9 and single hyphens')
  .max(60)
export const mediaFile = (endings: string) =>
  z.string().regex(new RegExp(`^media/(?!.*\\.\\.)[A-Za-z0-9][A-Za-z0-9./_-]*\\.(?:${endings})$`), {
    error: ({ input }) =>
      new RegExp(`^media/.+\\.(?:${endings})$`).test(String(input))
        ? oddNameFault(String(input).slice('media/'.length))
        : `must be media/<name>.${endings}`,
  })

/** A list without repetitions: each entry is one label on a screen. */
export const distinct = <Schema extends z.ZodType>(entry: Schema) =>
  z.array(entry).superRefine((entries, context) => {
    const known = entries.map((one) => JSON.stringify(one))
    for (const [index, one] of known.entries())
      if (known.indexOf(one) < index)
        context.addIssue({ code: 'custom', path: [index], message: 'is there twice. Remove one' })
  })

/** A finished picture: a drawing or a brand's picture. */
export const picture = z.strictObject({
  /** `media/x.avif` means `x-480.avif`, `x-800.avif` and `x-1200.avif`, or one file of exactly this name. */
  file: mediaFile('avif|webp|jpg|png'),
  alt: text(300),
  credit: plainText(120),
})
/** A day of the years 1100 to 2999: others cannot be stored, or shown in a time zone. */
export const day = z.iso.date({ abort: true }).regex(/^(?:1[1-9]|2\d)\d\d-/, 'is not a day of these years')
const percent = z.number().min(0).max(100)
/** Credit of a photograph, and its focal point for cropping. */
export const photograph = z.strictObject({
  author: plainText(120),
  licence: plainText(80),
  place: plainText(120),
  date: z
    .string()
    .regex(/^[12]\d{3}(?:-(?:0[1-9]|1[0-2])(?:-\d\d)?)?$/, 'must be 2026, 2026-05 or 2026-05-12')
    .refine(
      (date) => date.length < 10 || z.iso.date().safeParse(date).success,
      'is not a day of the calendar',
    ),
  focus: z
    .tuple([percent, percent], 'must be two numbers from 0 to 100: percent from the left and from the top')
    .optional(),
})

/** Photographs in `photos/` are originals; the shown widths are made from them. */
export const isPhotograph = (file: string): boolean => file.startsWith('photos/')

const imageFileFault = (file: string): string | undefined => {
  if (/^photos\/[A-Za-z0-9][A-Za-z0-9._-]*\.(?:jpe?g|png|webp)$/i.test(file)) return undefined
  if (/^photos\/.+\.(?:jpe?g|png|webp)$/i.test(file)) return oddNameFault(file.slice('photos/'.length))
  if (file.startsWith('photos/'))
    return 'must be photos/<name>.jpg, .jpeg, .png or .webp. Export a photograph of another kind as JPEG'
  if (/^media\/.*\.jpe?g$/i.test(file))
    return 'is a photograph: put it into photos/ as it was taken, and say in "photo" who took it, where, when and under which licence'
  if (/^media\/(?!.*\.\.)[A-Za-z0-9][A-Za-z0-9./_-]*\.(?:avif|webp|png)$/.test(file)) return undefined
  return /^media\/.+\.(?:avif|webp|png)$/.test(file)
    ? oddNameFault(file.slice('media/'.length))
    : 'must be media/<name>.avif|webp|png, or photos/<name>.jpg for a photograph'
}
/**
 * Picture of an item with its own screen: a drawing (`media/`, with `credit`) or a photograph (`photos/`, with `photo`;
 * docs/decisions/0018-packs.md).
 */
export const image = z
  .strictObject({
    file: z.string().superRefine((file, context) => {
      const message = imageFileFault(file)
      if (message) context.addIssue({ code: 'custom', message })
    }),
    alt: text(300),
    credit: plainText(120).optional(),
    photo: photograph.optional(),
  })
  .superRefine(({ file, credit, photo }, context) => {
    const fault = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message })
    if (isPhotograph(file) && !photo)
      fault('photo', 'is missing: a photograph needs "photo" with author, licence, place and date')
    if (!isPhotograph(file) && photo) fault('photo', 'goes with a file in photos/. Put the photograph there')
    if (isPhotograph(file) && credit !== undefined) fault('credit', 'is what photo.author says. Remove it')
    if (!isPhotograph(file) && credit === undefined) fault('credit', 'is missing: say who drew it')
  })
/** A film or a panorama: the player of one shows nothing of the other. */
const media = (endings: string) =>
  z.strictObject({
    file: mediaFile(endings),
    transcript: text().optional(),
    poster: mediaFile('avif|webp|jpg').optional(),
  })
export const film = media('webm|mp4')
/** Equirectangular, with a description for people who cannot turn the phone or cannot see. */
export const film360 = film.extend({ alt: text(300) })
export const panorama = media('avif|webp|jpg').extend({ alt: text(300) })

/** Euros with at most two decimals, because more would be rounded on screen. */
export const price = z
  .number()
  .min(0)
  .max(100_000)
  .refine((euros) => Number(euros.toFixed(2)) === euros, 'has more than two digits after the point')
/** Metres above sea level; receivers write -9999 if unknown. */
export const elevation = z.number().min(-430, 'is no height of land').max(8850, 'is no height of land')

export const latitude = z.number().min(-90).max(90)
export const longitude = z.number().min(-180).max(180)
export const position = { latitude, longitude }
export const phone = phoneNumber(z.string().regex(/^\+?[0-9 ]{3,20}$/, 'must be a telephone number'))
export const email = emailAddress(254, 'must be an e-mail address')
const SECRET = 'carries a user name or a password (before the @). Leave it out'
const shownAddress = (protocol: RegExp, error?: string) =>
  z
    .url({ protocol, ...(error && { error }) })
    .max(500)
    .refine((address) => !hasCredentials(address), SECRET)
    .refine(
      isPublicAddress,
      'must be an address that everybody can open: a name with a full stop, no machine of one network',
    )
export const website = shownAddress(/^https?$/)
/** An address for visitors: https only. */
export const secureAddress = shownAddress(/^https$/, 'must be an address that begins with https://')
export const point = z.strictObject({ name: plainText(140), ...position })

const TIME = '(?:[01]\\d|2[0-3]):[0-5]\\d'
const FORMS = [
  // the years of the calendar in the app
  `2[01]\\d\\d-\\d\\d-\\d\\d(?:T${TIME})?`,
  `[+-]\\d{1,3}d(?: ${TIME})?`,
  `yearly (?:\\d\\d-\\d\\d|(?:mon|tue|wed|thu|fri|sat|sun)#(?:[1-4]|-1)-\\d\\d)(?: ${TIME})?`,
]
const dated = (forms: readonly string[], examples: string) =>
  z
    .string()
    .regex(new RegExp(`^(?:${forms.join('|')})$`), `is not a date this format knows (${examples})`)
    .refine(isInCalendar, { message: 'is not a day of every calendar', abort: true })

/** `2027-06-11`, `2027-06-11T10:00`, `+3d 18:00`, `yearly 08-02 11:00`, `yearly sat#1-07 22:00`; see pack/dates.ts. */
export const when = dated(FORMS, '2027-06-11, +3d 18:00, yearly 08-02 11:00, yearly sat#1-07 22:00')
/** The end of something; also `start+2d 14:00`. */
export const whenEnd = dated(
  [...FORMS, `start\\+\\d{1,3}d(?: ${TIME})?`],
  '2027-06-11, +3d 18:00, yearly 08-02 11:00, start+2d 14:00',
)
export const clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be HH:MM')

/** Fields that every item may have. */
export const common = {
  id,
  demo: z.boolean().default(false),
  demo_fields: z.array(z.string()).default([]),
  source: z.array(z.string().min(4)).default([]),
  order: z.number().int().default(0),
  /** For editors only; not imported. */
  note: z.string().optional(),
}
export const pictured = { ...common, image: picture }
/** For items with hours, price, telephone or place: the day on which these were last checked. */
export const checked = { checked_on: day.optional() }
/** Fields of items with their own screen, which shows the notice. Elsewhere the field is refused. */
export const shown = {
  ...common,
  image,
  notice: z
    .strictObject({
      text: text(600),
      date: day,
      level: z.enum(NOTICE_LEVELS).default('warning'),
    })
    .optional(),
}
export const link = z.strictObject({ label: title, url: website })
