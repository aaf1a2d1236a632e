import type { FavoritableType } from '@sureda/contract/codes/enums'
import { paths } from '@sureda/contract/remote/paths'

const PATHS: Record<FavoritableType, (id: string) => string> = {
  experience: paths.experience,
  restaurant: paths.experience,
  package: paths.travelPackage,
  route: paths.route,
  poi: paths.location,
  story: paths.story,
}

/** The address of a favorite. */
export const favoritePath = (type: FavoritableType, id: string): string => PATHS[type](id)
