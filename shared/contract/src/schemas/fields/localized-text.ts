import { z } from 'zod'
import { LOCALES } from '../../codes/locale.ts'

export const localeSchema = z.enum(LOCALES)

/** One text in all six languages, in content packs and in the database. */
export const localizedText = z.strictObject({
  es: z.string(),
  ca: z.string(),
  en: z.string(),
  fr: z.string(),
  de: z.string(),
  nl: z.string(),
})
export type LocalizedText = z.infer<typeof localizedText>
