import { z } from 'zod'
import { FAVORITABLE_TYPES } from '../../codes/enums.ts'
import { imageFields } from '../fields/media.ts'

export const favoriteBody = z.strictObject({
  favoritable_id: z.string().min(1).max(80),
  favoritable_type: z.enum(FAVORITABLE_TYPES),
})
export const favoriteParams = z.strictObject({
  id: z.string().min(1).max(80),
  type: z.enum(FAVORITABLE_TYPES),
})

export const favorite = z.object({
  favoritable_id: z.string(),
  favoritable_type: z.enum(FAVORITABLE_TYPES),
  title: z.string(),
  subtitle: z.string().nullable(),
  created_at: z.string(),
  ...imageFields,
})
export type Favorite = z.infer<typeof favorite>
