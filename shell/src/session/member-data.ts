import { ApiError, api } from '@sureda/remote/api'
import { restoreOutbox } from '@sureda/remote/offline'
import {
  favoriteKey,
  isAuthenticated,
  NO_PACKAGE,
  type SessionState,
  setFavorites,
  setPackageStatus,
  useSession,
  withQueuedFavorites,
} from '@sureda/remote/session'

/** Loads favorites and package of a signed-in person for all screens. Failures are silent. */
export async function loadMemberData(): Promise<void> {
  const asked = useSession.getState()
  if (!isAuthenticated(asked)) return
  await restoreOutbox()
  await Promise.all([loadFavorites(asked), loadPackage(asked)])
}

/** Reloads the package when the language changes: the server translates its title and programme. */
export function followPackageLanguage(): () => void {
  return useSession.subscribe((now, before) => {
    if (now.language !== before.language && isAuthenticated(now)) void loadPackage(now)
  })
}

async function loadFavorites(asked: SessionState): Promise<void> {
  const answer = await api.get('/favorites').catch(() => null)
  const now = useSession.getState()
  // another person may have signed in meanwhile
  if (now.token !== asked.token) return
  const stored = answer?.data.map((item) => favoriteKey(item.favoritable_type, item.favoritable_id))
  setFavorites(
    withQueuedFavorites(stored ? withChanges(stored, asked.favorites, now.favorites) : now.favorites),
  )
}

/** An API error means no package; a missing answer changes nothing but that it is known. */
async function loadPackage(asked: SessionState): Promise<void> {
  const answer = await api
    .get('/user/packages')
    .catch((error: unknown) => (error instanceof ApiError ? { data: NO_PACKAGE } : null))
  const now = useSession.getState()
  // a call in the previous language has been repeated
  if (now.token === asked.token && now.language === asked.language)
    setPackageStatus({ ...(answer?.data ?? now.packageStatus) })
}

/** The server's favorites with the changes made while it answered. */
function withChanges(
  stored: readonly string[],
  before: ReadonlySet<string>,
  now: ReadonlySet<string>,
): Set<string> {
  const isEmptied = (key: string) => before.has(key) && !now.has(key)
  const filled = [...now].filter((key) => !before.has(key))
  return new Set([...stored.filter((key) => !isEmptied(key)), ...filled])
}
