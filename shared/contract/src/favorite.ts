import { z } from 'zod'
import { imageFields } from './media.ts'

export const FAVORITABLE_TYPES = ['experience', 'package', 'route', 'restaurant', 'poi', 'story'] as const
export type FavoritableType = (typeof FAVORITABLE_TYPES)[number]

/** Section of the favorites screen each type stands in. */
export const FAVORITE_SECTIONS: Record<FavoritableType, string> = {
  experience: 'experiencias',
  package: 'paquetes',
  route: 'rutas',
  restaurant: 'restaurantes',
  poi: 'pois',
  story: 'relatos',
}

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
