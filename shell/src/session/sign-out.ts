import { paths } from '@sureda/contract/paths'
import { api } from '@sureda/remote/api-client'
import { stopAsking } from '@sureda/remote/ask-again'
import { endForSignOut, forgetAnswers } from '@sureda/remote/forget-answers'
import { forgetDrafts } from '@sureda/remote/member-drafts'
import { forgetOutbox } from '@sureda/remote/outbox'
import { forgetArrivals } from '@sureda/remote/route-arrivals'
import { clearSession, forgetPostLoginTarget } from '@sureda/remote/session'
import { reconsiderLanguage } from '../language/language.ts'
import { forgetPersonalPictures } from '../offline/personal-pictures.ts'
import { goTo } from '../router/navigation.ts'
import { forgetNotices } from './forget-notices.ts'
import { forgetPhone } from './forget-phone.ts'

/** Tells the server (its failures do not matter), then forgets the person here in any case: signing out works in a dead spot too. */
export async function logout(): Promise<void> {
  // the request takes the token along before the next line forgets it
  void api.post('/api/logout', undefined, { askAgain: false }).catch(() => {})
  stopAsking()
  clearSession()
  forgetPostLoginTarget()
  forgetAnswers()
  void forgetOutbox()
  void forgetDrafts()
  forgetArrivals()
  void forgetPersonalPictures()
  void forgetNotices()
  void reconsiderLanguage()
  // a walk that is recorded writes until it has ended
  void endForSignOut().then(forgetPhone)
  goTo(paths.welcome(), { replace: true })
}
