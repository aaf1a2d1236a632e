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
  withWaitingHearts,
} from '@sureda/remote/session'

/** What every screen may need of a signed-in person: their favorites and their package. Failures are quiet. */
export async function loadMemberData(): Promise<void> {
  const asked = useSession.getState()
  if (!isAuthenticated(asked)) return
  await restoreOutbox()
  await Promise.all([loadFavorites(asked), loadPackage(asked)])
}

/** Asks for the package again when the language changes: its title and its programme are words of the server. */
export function keepPackageInLanguage(): () => void {
  return useSession.subscribe((now, before) => {
    if (now.language !== before.language && isAuthenticated(now)) void loadPackage(now)
  })
}

async function loadFavorites(asked: SessionState): Promise<void> {
  const answer = await api.get('/favorites').catch(() => null)
  const now = useSession.getState()
  // another person may be signed in when an answer comes
  if (now.token !== asked.token) return
  const stored = answer?.data.map((item) => favoriteKey(item.favoritable_type, item.favoritable_id))
  setFavorites(
    withWaitingHearts(stored ? withChanges(stored, asked.favorites, now.favorites) : now.favorites),
  )
}

/** An API error means no package; a missing answer changes nothing. */
async function loadPackage(asked: SessionState): Promise<void> {
  const answer = await api
    .get('/user/packages')
    .catch((error: unknown) => (error instanceof ApiError ? { data: NO_PACKAGE } : null))
  const now = useSession.getState()
  // what was asked in a language that was left has been asked again
  if (answer && now.token === asked.token && now.language === asked.language) setPackageStatus(answer.data)
}

/** What the server had, with the favorites that were filled and emptied while it answered. */
function withChanges(
  stored: readonly string[],
  before: ReadonlySet<string>,
  now: ReadonlySet<string>,
): Set<string> {
  const isEmptied = (key: string) => before.has(key) && !now.has(key)
  const filled = [...now].filter((key) => !before.has(key))
  return new Set([...stored.filter((key) => !isEmptied(key)), ...filled])
}
