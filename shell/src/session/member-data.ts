import type { Favorite } from '@sureda/contract/favorite'
import type { PackageStatus } from '@sureda/contract/user'
import { api } from '@sureda/remote/api-client'
import { favoriteKey } from '@sureda/remote/favorite-key'
import { restoreOutbox } from '@sureda/remote/outbox'
import {
  isAuthenticated,
  NO_PACKAGE,
  setFavorites,
  setPackageStatus,
  useSession,
} from '@sureda/remote/session'
import { withWaitingHearts } from '@sureda/remote/waiting-hearts'

/** What every screen may need of a signed-in person: their hearts and their package. Failures are quiet; a missing package is no package. */
export async function loadMemberData(): Promise<void> {
  const { token, ...session } = useSession.getState()
  if (!isAuthenticated({ token, ...session })) return
  // somebody else may sit here when an answer comes
  const isStillHere = () => useSession.getState().token === token
  await restoreOutbox()
  await Promise.all([
    api.get<{ data: Favorite[] }>('/favorites').then(
      ({ data }) => {
        if (!isStillHere()) return
        const stored = data.map((item) => favoriteKey(item.favoritable_type, item.favoritable_id))
        setFavorites(
          withWaitingHearts(withChanges(stored, session.favorites, useSession.getState().favorites)),
        )
      },
      () => isStillHere() && setFavorites(withWaitingHearts(useSession.getState().favorites)),
    ),
    api.get<{ data: PackageStatus }>('/user/packages').then(
      ({ data }) => isStillHere() && setPackageStatus(data),
      () => isStillHere() && setPackageStatus(NO_PACKAGE),
    ),
  ])
}

/** What the server had, with the hearts that were filled and emptied while it answered. */
function withChanges(
  stored: readonly string[],
  before: ReadonlySet<string>,
  now: ReadonlySet<string>,
): Set<string> {
  const isEmptied = (key: string) => before.has(key) && !now.has(key)
  const filled = [...now].filter((key) => !before.has(key))
  return new Set([...stored.filter((key) => !isEmptied(key)), ...filled])
}
