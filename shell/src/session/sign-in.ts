import { paths } from '@sureda/contract/remote/paths'
import type { SessionAnswer } from '@sureda/contract/schemas/members/auth'
import {
  clearAnswers,
  clearPostLoginTarget,
  enterGuestMode,
  readPostLoginTarget,
  startSession,
  useSession,
} from '@sureda/remote/session'
import { currentDevice } from '../access/device-class.ts'
import { pathAfterLogin } from '../access/path-after-login.ts'
import { redetectLanguage } from '../language/language.ts'
import { goTo, rulesOf } from '../router/navigation.ts'
import { loadMemberData } from './member-data.ts'

/**
 * Starts the session the server has opened and redirects to where this person belongs.
 * @throws if the answer has no session: state and storage are then unchanged
 */
export function completeSignIn(answer: SessionAnswer): void {
  if (!answer?.access_token || !answer.user?.id) throw new Error('The answer holds no session')
  clearAnswers()
  startSession(answer)
  void loadMemberData()
  void redetectLanguage()
  // an account marked for deletion can be restored: that question comes first
  const target = answer.user.deletes_at ? paths.deleteAccount() : readPostLoginTarget()
  clearPostLoginTarget()
  goTo(pathAfterLogin(useSession.getState(), currentDevice(), target, rulesOf), { replace: true })
}

export function continueAsGuest(): void {
  enterGuestMode()
  clearAnswers()
  clearPostLoginTarget()
  goTo(paths.home(), { replace: true })
}
