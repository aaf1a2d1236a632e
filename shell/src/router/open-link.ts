import { paths } from '@sureda/contract/remote/paths'
import { isAuthenticated, useSession } from '@sureda/remote/session'
import { askToLogin } from '../layout/overlay-state.ts'
import { goTo, rulesOf } from './navigation.ts'

/** What a pressed link does. Screens that declare it (`asksGuests`: favorites) ask guests to sign in where they are, instead of taking them away. */
export function openLink(href: string): void {
  if (rulesOf(href)?.asksGuests && !isAuthenticated(useSession.getState())) askToLogin(href)
  else goTo(href, { replace: isForm(href) && isForm(location.pathname) })
}

/** From one form of signing in to the other: who has signed in goes back to where they came from, not to a form that is over. */
const FORMS: readonly string[] = [paths.login(), paths.register(), paths.forgotPassword()]
const isForm = (href: string): boolean => FORMS.includes(href.split(/[?#]/)[0] ?? '')
