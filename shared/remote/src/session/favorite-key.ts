import type { FavoritableType } from '@sureda/contract/codes/enums'

/** How a favorite is named in the session store. Its own file: the boot of the shell needs nothing else of favorites. */
export const favoriteKey = (type: FavoritableType, id: string): string => `${type}:${id}`
