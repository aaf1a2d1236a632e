import { paths } from '@sureda/contract/remote/paths'
import type { SessionAnswer } from '@sureda/contract/schemas/members/auth'
import {
  enterGuestMode,
  forgetAnswers,
  forgetPostLoginTarget,
  readPostLoginTarget,
  startSession,
  useSession,
} from '@sureda/remote/session'
import { currentDevice } from '../access/device-class.ts'
import { placeAfterLogin } from '../access/place-after-login.ts'
import { reconsiderLanguage } from '../language/language.ts'
import { goTo, rulesOf } from '../router/navigation.ts'
import { loadMemberData } from './member-data.ts'

/**
 * Starts the session the server has just opened and leads to where this person belongs.
 * @throws where the answer holds no session: what is stored and shown then stays as it was
 */
export function completeSignIn(answer: SessionAnswer): void {
  if (!answer?.access_token || !answer.user?.id) throw new Error('The answer holds no session')
  forgetAnswers()
  startSession(answer)
  void loadMemberData()
  void reconsiderLanguage()
  // an account that will be deleted can still be saved: that question comes first
  const target = answer.user.deletes_at ? paths.deleteAccount() : readPostLoginTarget()
  forgetPostLoginTarget()
  goTo(placeAfterLogin(useSession.getState(), currentDevice(), target, rulesOf), { replace: true })
}

export function continueAsGuest(): void {
  enterGuestMode()
  forgetAnswers()
  forgetPostLoginTarget()
  goTo(paths.home(), { replace: true })
}
