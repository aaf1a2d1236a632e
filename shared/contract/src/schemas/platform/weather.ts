import { z } from 'zod'
import { queryNumber } from '../fields/envelope.ts'
import { localeSchema } from '../fields/localized-text.ts'

export const weatherQuery = z.strictObject({
  lat: queryNumber(z.number().min(-90).max(90)),
  lon: queryNumber(z.number().min(-180).max(180)),
  lang: localeSchema.optional(),
})

export const weather = z.object({
  location: z.object({ city: z.string(), country: z.string() }),
  /** Degrees Celsius. */
  temperature: z.number(),
  condition: z.string(),
  /** Per cent. */
  humidity: z.number(),
  /** km/h. */
  wind_speed: z.number(),
  /** Kilometres. */
  visibility: z.number().nullable(),
  /** Icon code of the weather service, e.g. `10d`. */
  icon: z.string(),
  read_at: z.string(),
})
export type Weather = z.infer<typeof weather>
