import { paths } from '@sureda/contract/remote/paths'
import { isAuthenticated, useSession } from '@sureda/remote/session'
import { askToLogin } from '../layout/overlay-state.ts'
import { goTo, rulesOf } from './navigation.ts'

/** Handles a pressed link. Screens with `asksGuests` (favorites) prompt guests to sign in on the current screen. */
export function openLink(href: string): void {
  if (rulesOf(href)?.asksGuests && !isAuthenticated(useSession.getState())) askToLogin(href)
  else goTo(href, { replace: isForm(href) && isForm(location.pathname) })
}

/** Between sign-in forms the target is preserved: after signing in people return to where they came from, not to a form. */
const FORMS: readonly string[] = [paths.login(), paths.register(), paths.forgotPassword()]
const isForm = (href: string): boolean => FORMS.includes(href.split(/[?#]/)[0] ?? '')
