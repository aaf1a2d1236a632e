import { paths } from '@sureda/contract/remote/paths'
import { clearSentChanges, stopRetries } from '@sureda/remote/api'
import { clearArrivals } from '@sureda/remote/features/walks'
import { clearDrafts, clearOutbox } from '@sureda/remote/offline'
import {
  clearAnswers,
  clearPostLoginTarget,
  clearSession,
  endForSignOut,
  useSession,
} from '@sureda/remote/session'
import { redetectLanguage } from '../language/language.ts'
import { forgetPersonalPictures } from '../offline/app/personal-pictures.ts'
import { goTo } from '../router/navigation.ts'
import { clearDeviceData } from './clear-device-data.ts'
import { forgetNotices } from './forget-notices.ts'
import { sendSignOut } from './unsent-sign-outs.ts'

/** Tells the server, now or when there is a network, and clears the session in any case: signing out works offline. */
export async function logout(): Promise<void> {
  const { token } = useSession.getState()
  // the request gets the token before the next lines clear it
  if (token) void sendSignOut(token)
  stopRetries()
  clearSession()
  clearPostLoginTarget()
  clearAnswers()
  clearSentChanges()
  void clearOutbox()
  void clearDrafts()
  clearArrivals()
  void forgetPersonalPictures()
  void forgetNotices()
  void redetectLanguage()
  // a recorded walk writes until it has ended
  void endForSignOut().then(clearDeviceData)
  goTo(paths.welcome(), { replace: true })
}
