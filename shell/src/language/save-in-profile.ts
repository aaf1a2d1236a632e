/** The language in the profile of a signed-in person. A choice that could not be sent waits on the phone. */
import type { Locale } from '@sureda/contract/codes/locale'
import { ApiError, api } from '@sureda/remote/api'
import { readStored, removeStored, writeStored } from '@sureda/remote/device'
import { isAuthenticated, updateUser, useSession } from '@sureda/remote/session'

/** Owner of the waiting choice. */
const UNTOLD = 'untold_language'

export async function saveInProfile(language: Locale): Promise<void> {
  const session = useSession.getState()
  const { user } = session
  if (!user || !isAuthenticated(session) || user.preferred_language === language) return
  // at once, so that the choice also applies if the server cannot be reached
  updateUser({ ...user, preferred_language: language })
  writeStored(UNTOLD, user.id)
  await sendLanguage()
}

/** Sends a choice that the server does not know yet. False while that fails: the server's value is then older than ours. */
export async function sendLanguage(): Promise<boolean> {
  const { user } = useSession.getState()
  if (!user?.preferred_language || readStored(UNTOLD) !== user.id) return true
  const form = new FormData()
  form.set('preferred_language', user.preferred_language)
  try {
    await api.post('/user/profile', form, { askAgain: false })
  } catch (error) {
    // retrying a refusal is useless
    if (!(error instanceof ApiError) || error.status >= 500) return false
  }
  const now = useSession.getState().user
  if (now?.id === user.id && now.preferred_language !== user.preferred_language) return false
  removeStored(UNTOLD)
  return true
}
