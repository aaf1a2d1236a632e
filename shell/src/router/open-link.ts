import { paths } from '@sureda/contract/paths'
import { isAuthenticated, useSession } from '@sureda/remote/session'
import { askToLogin } from '../layout/overlay-state.ts'
import { goTo } from './navigation.ts'

/** What a pressed link does. Favorites ask guests to sign in where they are, instead of taking them away. */
export function openLink(href: string): void {
  const { pathname } = new URL(href, location.href)
  if (pathname === paths.favorites() && !isAuthenticated(useSession.getState())) askToLogin(href)
  else goTo(href)
}
