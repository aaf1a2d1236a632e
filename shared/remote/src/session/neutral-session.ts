import type { PageVariant } from '@sureda/contract/remote/server-render'
import { NO_SESSION, type SessionState, useSession } from './session.ts'

/** The session of a page that the server renders for a kind of visitor: what they all see, and nothing of one person. */
export const neutralSession = (kind: PageVariant): Omit<SessionState, 'tenant' | 'language'> => ({
  ...NO_SESSION,
  kind,
})

/**
 * React hydrates the server's page with the session it was rendered for, and renders with this phone's as soon as that
 * is done. Whatever asks `useSession.getState()` always gets the phone's own.
 */
export function hydrateNeutrally(kind: PageVariant): void {
  const neutral: SessionState = { ...useSession.getState(), ...neutralSession(kind) }
  useSession.getInitialState = () => neutral
}
