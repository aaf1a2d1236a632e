import type { Favorite } from '@sureda/contract/schemas/members/favorite'
import type { Words } from '../../../lib/texts.ts'
import type { FavoriteRow } from './favorites.queries.ts'

export const toFavorite = (row: FavoriteRow, words: Words): Favorite => ({
  favoritable_id: row.id,
  favoritable_type: row.type,
  title: words.text(row.title),
  subtitle: words.plain(row.subtitle),
  created_at: row.created_at,
  ...words.image(row),
})
