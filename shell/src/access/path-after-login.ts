import { paths } from '@sureda/contract/remote/paths'
import { type SessionState, sessionCanAccessCms, sessionIsGuide } from '@sureda/remote/session'
import { decideAccess, type ScreenRules } from './decide-access.ts'
import type { Device } from './device-class.ts'

/**
 * The address after signing in: the saved target if the person may open it; else the guide area for guides, the
 * office's dashboard (an external site) for CMS users, and home for everyone else.
 * @param rulesOf rules declared for an address, or null if no screen has it
 */
export function pathAfterLogin(
  session: SessionState,
  device: Device,
  target: string | null,
  rulesOf: (path: string) => ScreenRules | null,
): string {
  const rules = target === null ? null : rulesOf(target)
  if (target !== null && rules !== null && decideAccess(session, device, target, rules).kind === 'allow')
    return target
  if (sessionIsGuide(session) && rulesOf(paths.guide()) !== null) return paths.guide()
  if (sessionCanAccessCms(session)) return session.tenant?.backoffice_url ?? paths.home()
  return paths.home()
}
