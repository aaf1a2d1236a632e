import type { Favorite } from '@sureda/contract/schemas/members/favorite'
import type { Localizer } from '../../../lib/localizer.ts'
import type { FavoriteRow } from './favorites.queries.ts'

export const toFavorite = (row: FavoriteRow, localizer: Localizer): Favorite => ({
  favoritable_id: row.id,
  favoritable_type: row.type,
  title: localizer.text(row.title),
  subtitle: localizer.plain(row.subtitle),
  created_at: row.created_at,
  ...localizer.image(row),
})
