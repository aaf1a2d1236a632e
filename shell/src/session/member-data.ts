import type { Favorite } from '@sureda/contract/favorite'
import type { PackageStatus } from '@sureda/contract/user'
import { api } from '@sureda/remote/api-client'
import { favoriteKey } from '@sureda/remote/favorite-key'
import {
  isAuthenticated,
  NO_PACKAGE,
  setFavorites,
  setPackageStatus,
  useSession,
} from '@sureda/remote/session'

/** What every screen may need of a signed-in person: their hearts and their package. Failures are quiet; a missing package is no package. */
export async function loadMemberData(): Promise<void> {
  if (!isAuthenticated(useSession.getState())) return
  const { token } = useSession.getState()
  const [favorites, packages] = await Promise.allSettled([
    api.get<{ data: Favorite[] }>('/favorites'),
    api.get<{ data: PackageStatus }>('/user/packages'),
  ])
  // somebody else may sit here by now
  if (useSession.getState().token !== token) return
  if (favorites.status === 'fulfilled')
    setFavorites(favorites.value.data.map((item) => favoriteKey(item.favoritable_type, item.favoritable_id)))
  setPackageStatus(packages.status === 'fulfilled' ? packages.value.data : NO_PACKAGE)
}
