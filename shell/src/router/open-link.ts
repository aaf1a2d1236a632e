import { isAuthenticated, useSession } from '@sureda/remote/session'
import { askToLogin } from '../layout/overlay-state.ts'
import { goTo, rulesOf } from './navigation.ts'

/** What a pressed link does. Screens that declare it (`asksGuests`: favorites) ask guests to sign in where they are, instead of taking them away. */
export function openLink(href: string): void {
  if (rulesOf(href)?.asksGuests && !isAuthenticated(useSession.getState())) askToLogin(href)
  else goTo(href)
}
