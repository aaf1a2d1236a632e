import type { FavoritableType } from '@sureda/contract/codes/enums'
import type { ProblemCode } from '@sureda/contract/codes/problem-codes'
import type { Db } from '../../../database/database.ts'
import { AppError } from '../../../errors/app-error.ts'
import {
  type Favorite,
  type FavoriteRow,
  findFavorite,
  insertFavorite,
  isFavoritable,
} from './favorites.queries.ts'

const NOT_FOUND: Record<FavoritableType, ProblemCode> = {
  experience: 'experience_not_found',
  restaurant: 'experience_not_found',
  package: 'package_not_found',
  route: 'route_not_found',
  poi: 'location_not_found',
  story: 'story_not_found',
}

/** Stores a favorite; repeating changes nothing. Throws the 404 of its type if the object does not exist. */
export async function addFavorite(db: Db, favorite: Favorite): Promise<{ isNew: boolean; row: FavoriteRow }> {
  if (!(await isFavoritable(db, favorite))) throw new AppError(NOT_FOUND[favorite.type])
  const isNew = await insertFavorite(db, favorite)
  const row = await findFavorite(db, favorite)
  if (!row) throw new AppError(NOT_FOUND[favorite.type], 'gone in this moment')
  return { isNew, row }
}
