import type { FavoritableType } from '@sureda/contract/codes/enums'

/** Key of a favorite in the session store. Its own file, because the shell's boot needs nothing else of favorites. */
export const favoriteKey = (type: FavoritableType, id: string): string => `${type}:${id}`
