/** The language of a signed-in person, in their profile. A choice the server could not be told of waits on the phone. */
import type { Locale } from '@sureda/contract/codes/locale'
import { ApiError, api } from '@sureda/remote/api'
import { readStored, removeStored, writeStored } from '@sureda/remote/device'
import { isAuthenticated, updateUser, useSession } from '@sureda/remote/session'

/** Whose choice waits. */
const UNTOLD = 'untold_language'

export async function keepInProfile(language: Locale): Promise<void> {
  const session = useSession.getState()
  const { user } = session
  if (!user || !isAuthenticated(session) || user.preferred_language === language) return
  // here at once, so that the choice also holds where the server cannot be told
  updateUser({ ...user, preferred_language: language })
  writeStored(UNTOLD, user.id)
  await tellLanguage()
}

/** Tells the server a choice that it does not know yet. False while it still does not: what it says of the person is then older than ours. */
export async function tellLanguage(): Promise<boolean> {
  const { user } = useSession.getState()
  if (!user?.preferred_language || readStored(UNTOLD) !== user.id) return true
  const form = new FormData()
  form.set('preferred_language', user.preferred_language)
  try {
    await api.post('/user/profile', form, { askAgain: false })
  } catch (error) {
    // a refusal will not become a yes
    if (!(error instanceof ApiError) || error.status >= 500) return false
  }
  const now = useSession.getState().user
  if (now?.id === user.id && now.preferred_language !== user.preferred_language) return false
  removeStored(UNTOLD)
  return true
}
